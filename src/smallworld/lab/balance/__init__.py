"""Whether a race or a power is fair: measured by games that differ in nothing else."""
