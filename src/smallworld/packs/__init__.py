"""What lies in the box: races, powers and maps, and how packs are read."""
