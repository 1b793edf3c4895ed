"""The simpler fork kits in the cut-open leg, each from a side of its own."""
import math

from kit import move
from motorcycles import clamps, flat_bar, front_end, head, lean_back, spread_legs


def cut_fork(kit, rim='wheel-dark'):
    items = front_end(rim=rim, towards=232) + clamps(560, 742)
    items += move(spread_legs(kit(), 100), x=34, z=796)
    return items


def fork_upgrade(products):
    """Spring and preload cap in the left leg, over a flat bar."""
    lean_back(cut_fork(products['fork'], 'wheel-silver') + flat_bar() + head(560, 742))
    return dict(target=(285, -60, 560), radius=400, span=500, yaw=52, elevation=10, focal=85, fstop=13, near=60, shift=(-0.10, 0), tall=dict(shift=(0, 0), span=450))


def fork_damper(products):
    """The damper in the left leg, from near."""
    lean_back(cut_fork(products['fork']) + head(560, 742))
    return dict(target=(270, -90, 520), radius=300, span=360, yaw=28, elevation=5, focal=100, fstop=14, near=40, shift=(-0.10, 0), tall=dict(shift=(0, 0), span=350))
