"""The PettingZoo environments by its naming convention, like ``connect_four_v3``.

from smallworld.env import smallworld_v1
env = smallworld_v1.env(map="base/3")
"""

from smallworld.env.aec import env, raw_env
from smallworld.env.parallel import parallel_env

__all__ = ["env", "parallel_env", "raw_env"]
