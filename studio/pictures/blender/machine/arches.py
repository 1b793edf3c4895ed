"""Wheel arches of cars: the wing is cut away above the arch, its cut edges painted red. The axle lies along y, −x is the front."""
import math

import numpy as np
from mathutils import Matrix, Vector

from cars import lower_arm, strut_corner
from chassis import coil, panel
from fit import hang
from kit import MM, box, lathe, loft, move, rod
from parts import gather, place
from wheels import CAR, cast_wheel, tread_car, tyre

ARCH = 372
SKIN = -150


def skin(radius, t, lift):
    """A point of the wing's outside: flared round the arch, curved inwards towards the bonnet."""
    x, z = radius * math.cos(t), radius * math.sin(t) + lift
    flare = 16 * math.exp(-((radius - ARCH) / 46) ** 2)
    return (x, SKIN - flare + 0.00016 * max(0.0, z - lift - 180) ** 2, z)


def window(t, half, crown):
    """How far the wing goes out at this angle: to upright edges at ±half, above the arch to a line that rises to both sides."""
    radii = np.linspace(ARCH + 8, 1400, 900)
    x, z = np.abs(radii * math.cos(t)), radii * math.sin(t)
    share = np.clip((x - 110) / (half - 110), 0, 1)
    outside = (x > half) | (z > ARCH + crown + (3 * share ** 2 - 2 * share ** 3) * 210)
    return float(radii[np.argmax(outside)])


def wing(start, stop, lift=0.0, material='body-grey', half=440, crown=70):
    """The wing round the arch between two angles (degrees, 90 = up), with its folded lip, its liner and its red cut edges."""
    angles = np.radians(np.linspace(start, stop, 145))
    rows = []
    for t in angles:
        outer = window(t, half, crown)
        fold = [(ARCH * math.cos(t), SKIN + depth, ARCH * math.sin(t) + lift) for depth in (16, 2, -10)]
        rows.append([*fold, *(skin(ARCH + (outer - ARCH) * share ** 1.3, t, lift) for share in np.linspace(0.004, 1, 28))])
    items = panel(rows, material, 2.4)
    edges = [[row[-1] for row in rows]]
    edges += [row[2:] for row, at in ((rows[0], start), (rows[-1], stop)) if 10 < at < 170]
    items += [loft(edge, (6, 6), 'card-red', (0, 1, 0), 4, False, around=12) for edge in edges]
    liner = [[((ARCH + 10) * math.cos(t), y, (ARCH + 10) * math.sin(t) + lift) for y in np.linspace(SKIN + 14, SKIN + 60, 4)] for t in angles]
    return items + panel(liner, 'polymer-black', 2)


def strut_arch(products):
    """A strut in its arch, the wheel taken off; the wing's front half is cut away."""
    strut_corner(products)
    wing(-18, 84, half=900, crown=150)
    return dict(target=(70, 40, 235), radius=520, span=760, yaw=38, elevation=5, focal=85, fstop=16, near=40, floor=-330, shift=(-0.10, 0), tall=dict(shift=(0, 0), span=700))


def damper(foot, top, seat):
    """The car's own damper: body, rod, spring seats and mount."""
    way = (np.asarray(top, float) - foot) / np.linalg.norm(np.asarray(top, float) - foot)
    length = float(np.linalg.norm(np.asarray(top, float) - foot))
    items = [lathe([(0, 0), (26, 0), (27, 4), (27, seat + 40), (22, seat + 46), (0, seat + 46)], 'chassis-black', foot, way, 72, 1.5), rod(foot + way * seat, foot + way * length, 11, 'steel-bright')]
    items += [lathe([(27, seat - 22), (30, seat - 14), (84, seat - 6), (90, seat + 4), (86, seat + 6), (80, seat), (27, seat - 4)], 'chassis-black', foot, way, 96, 2)]
    items += [lathe([(11, length - 84), (22, length - 80), (26, length - 60), (22, length - 50), (28, length - 30), (30, length - 14), (11, length - 14)], 'rubber', foot, way, 64, 3)]
    return items + [lathe([(12, length - 14), (78, length - 14), (86, length - 20), (88, length - 16), (74, length - 4), (40, length + 8), (12, length + 10)], 'chassis-black', foot, way, 96, 2)]


def turret(top, half):
    """The body's dome above the mount and the sheet behind the spring."""
    items = [lathe([(40, 10), (64, 10), (96, 4), (108, -12), (112, -30), (108, -30), (98, -14), (60, 2), (40, 2)], 'body-grey', top, 'z', 128, 2, True)]
    rows = [[(top[0] + x, top[1] + out, top[2] + down) for x in np.linspace(-half + 10, half - 10, 53)] for out, down in ((96, -4), (112, -6), (128, -18), (138, -44), (144, -120), (146, -260), (146, -420))]
    return items + panel(rows, 'chassis-black', 3)


def corner(drop, spring, half):
    """One corner of a car on its wheel; `spring` makes the spring between two points. The body stands `drop` lower."""
    items = [*tyre(620, 205, 432, profile=CAR, tread=tread_car, depth=6, steps=900), *cast_wheel(432, 178, 7, 'wheel-silver', hub=74, spoke=(44, 30), dish=-58, lean=0.0)]
    items += [lathe([(0, -86), (26, -86), (30, -80), (30, -60), (0, -60)], 'cast-dark', fillet=2)]
    foot, top = np.array((0.0, 176, 60)), np.array((26.0, 214, 610 - drop))
    items += lower_arm((0, 104, -120), (-70, 400, -118 - drop * 0.4), (230, 400, -112 - drop * 0.4))
    seat = 270.0
    items += damper(foot, top, seat) + turret(top, half) + wing(-14, 194, -drop, half=half)
    way = (top - foot) / np.linalg.norm(top - foot)
    return items + spring(foot + way * (seat + 4), top - way * 16)


def former(low, high):
    """The car's own spring."""
    height = float(np.linalg.norm(high - low))
    return hang(coil(0, -height, 66, 12.5, 6.2, 'paint-black'), high, low)


def ours(product):
    """Our spring, from its upper seat down to the lower one."""
    def make(low, high):
        items = product()
        cloud = gather(items) / MM
        bottom, top = cloud.min(0), cloud.max(0)
        middle = (bottom + top) / 2
        squeeze = float(np.linalg.norm(high - low)) / float(top[2] - bottom[2])
        place(items, Matrix.Diagonal((1, 1, squeeze, 1)) @ Matrix.Translation(Vector((-middle[0], -middle[1], -top[2])) * MM))
        return hang(items, high, low)
    return make


DROP = 45


def both(products, x, z, half):
    """Before and after, apart by x and z; a yellow cord at the height the arch had."""
    for drop, side, spring in ((0, -1, former), (DROP, 1, ours(products['spring']))):
        move(corner(drop, spring, half), x=side * x / 2, z=-side * z / 2)
        rod((side * x / 2 - half, SKIN - 36, ARCH - side * z / 2), (side * x / 2 + half, SKIN - 36, ARCH - side * z / 2), 3, 'tape-yellow', 0.5, 24)


def lowered_beside(products):
    """The same car with its own spring and with ours."""
    both(products, 900, 0, 435)
    return dict(target=(0, 0, 175), radius=780, span=1110, yaw=7, elevation=4, focal=110, fstop=22, near=100, floor=-311, reach=(2.6, 2.2))


def lowered_above(products):
    """Upright: before above after."""
    both(products, 0, 920, 640)
    for z in (460, -460):
        box((1500, 420, 8), (0, 20, z - 315), 'foam', 2)
    return dict(target=(0, 0, 165), radius=900, span=1560, yaw=7, elevation=3, focal=110, fstop=22, near=100, exposure=0.1)
