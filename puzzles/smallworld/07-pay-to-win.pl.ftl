lesson-07-pay-to-win = Zapłać i wygraj
    .about = Dwie oddane monety mogą wrócić z nawiązką.
    .goal = Zdobądź Egidę i miej { $want } monet.
    .end = Opłacona, podbita i zatrzymana: Egida jest twoja, monety też.

lesson-07-pay-to-win-solve =
    .say = Pola strzeże Egida. Masz monety: { $have }, a na ręce żetony: { $hand }. Zajmij Pole i zakończ turę z { $want } monetami.
    .hint = Egidę można uchylić, ale nie za darmo.
    .missed = Dopóki działa Egida, Pole jest zamknięte. Jej właściciel dostaje dwie monety, a podbój je zwraca.
