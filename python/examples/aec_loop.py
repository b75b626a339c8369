"""The loop of PettingZoo, with the mask of legal ids.

    python aec_loop.py adventure
"""

import sys

import numpy as np

import gospoda.pettingzoo

env = gospoda.pettingzoo.env(sys.argv[1] if len(sys.argv) > 1 else "wrath", seats=2, illegal="raise")
env.reset(seed=7)
rng, rewards = np.random.default_rng(7), dict.fromkeys(env.possible_agents, 0.0)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    rewards[agent] += reward
    is_over = terminated or truncated
    env.step(None if is_over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    if is_over:
        print(f"{agent}: reward {rewards[agent]:+.2f} after {info['decision']} decisions")
env.close()
