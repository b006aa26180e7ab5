"""Train MaskablePPO of sb3-contrib, unmodified, until it beats the bot ``random``.

    pip install '.[env]' sb3-contrib
    python -m examples.learning.maskable_ppo --steps 200000 --output build/ppo.npz

It learns on ``base/2`` from a seat drawn for each episode, and writes the policy as a NumPy file
that plays without torch: ``opponents="build/ppo.npz"``.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from smallworld.env.policies import SavedPolicy
from smallworld.env.spaces.encoding import scales
from smallworld.env.vector import SmallWorldVector
from smallworld.env.wrappers import NormaliseObservation
from smallworld.lab.intervals import share_of

MISSING = "this example needs sb3-contrib and torch: pip install '.[env]' sb3-contrib"


def make_env(**settings: Any) -> NormaliseObservation:
    """Create one environment; the settings are those of ``smallworld.env.gym``."""
    made = gymnasium.make(
        "smallworld.env.gym:smallworld/base-2-v1", seat="random", compact=True, **settings
    )
    return NormaliseObservation(made)


def train(steps: int, seed: int, envs: int = 16) -> Any:
    """Return a model that has learned from ``steps`` decisions against ``random``."""
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    # Income rewards every payment at once, so the first games already teach something.
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: make_env(reward="income") for _ in range(envs)]),
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    return model.learn(steps)


def policy_of(model: Any) -> SavedPolicy:
    """Return the network of a trained model as a policy in NumPy."""
    environment = make_env()
    linear = [*model.policy.mlp_extractor.policy_net, model.policy.action_net]
    layers = [layer for layer in linear if hasattr(layer, "weight")]
    return SavedPolicy(
        [layer.weight.detach().numpy() for layer in layers],
        [layer.bias.detach().numpy() for layer in layers],
        scales(environment.get_wrapper_attr("box")),
        environment.get_wrapper_attr("numbering").actions,
    )


def evaluate(policy: SavedPolicy, opponents: str, games: int, seed: int) -> list[float]:
    """Return the results of games from drawn seats: 1 won, 0 tied, -1 lost."""
    envs = SmallWorldVector("base/2", games, "random", opponents, compact=True)
    seen, _ = envs.reset(seed=seed)
    results = np.full(games, np.nan)
    while np.isnan(results).any():
        rows = zip(seen["observation"], seen["action_mask"], strict=True)
        actions = [policy({"observation": one, "action_mask": mask}) for one, mask in rows]
        seen, rewards, over, _, _ = envs.step(actions)
        first = over & np.isnan(results)
        results[first] = rewards[first]
    scored: list[float] = results.tolist()
    return scored


def report(results: list[float], opponents: str) -> str:
    """Say how many games were won, with the 95 % interval; a tie counts half."""
    won = share_of([(result + 1) / 2 for result in results])
    interval = f"{won.low:.1%} to {won.high:.1%}"
    return f"won {won.value:.1%} of {len(results)} games against {opponents} ({interval})"


def main() -> None:
    """Train, save and evaluate."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--steps", type=int, default=200_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=400, help="games to evaluate with")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--output", type=Path, default=Path("build/ppo.npz"))
    options = parser.parse_args()
    began = time.perf_counter()
    try:
        model = train(options.steps, options.seed)
    except ModuleNotFoundError as error:
        sys.exit(f"{MISSING} ({error})")
    print(f"{model.num_timesteps:,} decisions in {(time.perf_counter() - began) / 60:.1f} minutes")
    policy = policy_of(model)
    options.output.parent.mkdir(parents=True, exist_ok=True)
    policy.save(options.output)
    print(f"saved as {options.output}")
    for opponents in ("random", "greedy"):
        print(report(evaluate(policy, opponents, options.games, options.seed + 10**6), opponents))


if __name__ == "__main__":
    main()
