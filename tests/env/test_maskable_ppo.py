"""Training with sb3-contrib, as the page and the example do it."""

from pathlib import Path

import pytest

from examples.learning import maskable_ppo
from smallworld.env.policies import load_policy
from smallworld.lab.intervals import share_of
from tests.kit.markdown import fenced_blocks
from tools.write_encoding import PAGE

NEEDED = "training needs torch and sb3-contrib, which are not installed: pip install sb3-contrib"


def need_libraries() -> None:
    for module in ("torch", "stable_baselines3", "sb3_contrib"):
        pytest.importorskip(module, reason=NEEDED)


def test_the_page_trains_with_the_library_in_one_block() -> None:
    (block,) = fenced_blocks(PAGE, "py")
    compile(block, "research.md", "exec")
    assert "MaskablePPO" in block


@pytest.mark.soak
def test_the_block_of_the_page_runs() -> None:
    need_libraries()
    (block,) = fenced_blocks(PAGE, "py")
    exec(compile(block, "research.md", "exec"), {"__name__": "example"})


@pytest.mark.soak
def test_the_example_beats_random(tmp_path: Path) -> None:
    """100,000 decisions gave 96 % of the games; 3 minutes on one core."""
    need_libraries()
    model = maskable_ppo.train(100_000, seed=1)
    policy = maskable_ppo.policy_of(model)
    policy.save(tmp_path / "ppo.npz")
    results = maskable_ppo.evaluate(load_policy(tmp_path / "ppo.npz"), "random", 200, seed=7)
    assert share_of([(result + 1) / 2 for result in results]).low > 0.8


def test_the_example_reports_wins_with_an_interval() -> None:
    said = maskable_ppo.report([1.0] * 190 + [-1.0] * 8 + [0.0] * 2, "random")
    assert said == "won 95.5% of 200 games against random (91.7% to 97.6%)"
