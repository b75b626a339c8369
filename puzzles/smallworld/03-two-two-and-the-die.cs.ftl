lesson-03-two-two-and-the-die = Dva, dva a kostka
    .about = Poslední žeton toho ještě dokáže hodně.
    .goal = Obsaď nové regiony: { $want }, se šancí { $percent } % nebo vyšší.
    .end = Dva levné regiony a jeden žeton na kostku: vyhraje stejně často, jako prohraje.

lesson-03-two-two-and-the-die-solve =
    .say = V ruce máš žetony: { $hand }. Obsaď v tomto tahu nové regiony: { $want }, se šancí { $percent } % nebo vyšší.
    .hint = Které dva regiony nechají žeton na hod kostkou?
    .missed = Drahý region nenechal nic na poslední dobývání. Obsaď dva levné a s posledním žetonem hoď kostkou.
