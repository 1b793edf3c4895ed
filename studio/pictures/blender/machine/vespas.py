"""Front end of a steel-bodied scooter: one-sided trailing link. +x is the front, the link stands on the near side."""
import numpy as np

from chassis import guard, panel
from fit import below, hang
from kit import bolt, box, lathe, loft, move, plate, ring, rod, round_corners, socket_bolt, tube
from wheels import brake_disc, caliper, cast_wheel, tread_scooter, tyre


def front(products, paint='body-cream', shield=False):
    items = [*tyre(474, 118, 305, tread=tread_scooter, depth=4.5), *cast_wheel(305, 84, 5, 'wheel-silver', hub=58, spoke=(40, 26))]
    items += move(brake_disc(200, 110, 4.5), y=-66)
    # Column: from the steering head over the tyre and down before the axle to the link's pivot.
    items += [tube([(-330, 0, 640), (-208, 0, 400), (-150, -92, 300), (-10, -98, 236), (84, -98, 120), (98, -98, 34)], 21, 'wheel-silver', 70, around=40, ups=(0.3, 1, 0.2))]
    pivot, foot = (100, -98, 26), np.array((-44, -146, 2))
    items += [lathe([(12, -26), (30, -26), (34, -22), (34, 22), (30, 26), (12, 26)], 'wheel-silver', pivot, 'y', 64, 2), *bolt((100, -124, 26), (0, -1, 0), 15)]
    items += [loft([(100, -112, 26), (40, -116, 14), (0, -112, 0), (-50, -116, 2)], [(30, 58), (30, 62), (36, 76), (30, 42)], 'cast-raw', (0, 0, 1), 3.4, per=12, around=48)]
    items += [lathe([(14, 0), (36, 0), (38, 4), (34, 22), (26, 28), (0, 30)], 'cast-raw', (0, -126, 0), (0, -1, 0), 64, 3), *bolt((0, -154, 0), (0, -1, 0), 17)]
    items += [rod((foot[0], -110, foot[2]), (foot[0], -170, foot[2]), 5, 'steel-zinc'), *bolt((foot[0], -162, foot[2]), (0, -1, 0), 10)]
    unit = caliper('anodised-black', 2)
    move(unit, z=92)
    items += move(move(unit, ry=34), y=-66)
    top = foot - below((0, 0, 0), products['shock'].length, 23)
    hang(products['shock'](), top, foot, 0)
    way = (top - foot) / np.linalg.norm(top - foot)
    items += [lathe([(6, -3), (32, -3), (36, 0), (36, 6), (20, 10), (6, 10)], 'wheel-silver', top, way, 64, 1.5), loft([top + (0, 14, 8), (-142, -112, 286), (-120, -92, 296)], [(44, 16), (44, 24), (46, 40)], 'wheel-silver', (0, 0, 1), 4)]
    items += guard(252, 138, 14, 168, paint, 34, lip=74)
    items += [loft([(-226, 0, 420), (-300, 0, 570), (-350, 0, 680)], [(120, 90), (150, 110), (190, 150)], paint, (1, 0, 0), 2.6, per=14, around=64)]
    if shield:
        items += leg_shield(paint)
    return top


def leg_shield(paint):
    """The bent sheet behind the column, with its beading."""
    rows = []
    for t in np.linspace(0, 1, 26):
        half = 330 - 120 * (1 - t) ** 2
        rows.append([(-290 - 70 * a * a - 190 * t ** 1.5, a * half, 60 + 700 * t) for a in np.linspace(-1, 1, 33)])
    return panel(rows, paint, 3) + [tube([row[end] for row in rows], 6, 'chrome', 1, ups=(0, 1, 0)) for end in (0, -1)]


def vespa_front(products):
    front(products)
    return dict(target=(-60, -110, 125), radius=360, span=550, yaw=26, elevation=5, focal=90, fstop=13, near=40, floor=-237, shift=(-0.12, 0), tall=dict(shift=(0, 0), span=470))


def vespa_plain(products):
    front(products, 'body-green', True)
    return dict(target=(-60, -100, 170), radius=400, span=600, yaw=-28, elevation=7, focal=90, fstop=13, near=40, floor=-237, shift=(-0.10, 0), tall=dict(shift=(0, 0), span=520))
