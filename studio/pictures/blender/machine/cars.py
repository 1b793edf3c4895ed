"""Corners of cars. The wheel's axle lies along y, its outer face looks to −y; −x is the front."""
import math

import numpy as np

from chassis import ball_joint, eye, panel
from fit import hang
from kit import bolt, lathe, loft, move, rod, tube
from wheels import caliper, car_disc


def corner_brakes(outer=300, red=True):
    items = move(car_disc(outer), y=-40)
    unit = caliper('paint-red' if red else 'cast-raw', 2)
    move(unit, z=outer / 2 - 18)
    items += move(move(unit, ry=66), y=-40)
    return items


def rack_boot(at, way):
    """The bellows between the tie rod and the steering rack."""
    return [lathe([(12, 0), (26, 10), (30, 60), (26, 66), (30, 72), (26, 80), (32, 90), (28, 130), (0, 140)], 'rubber', at, way, 64, 3)]


def inner_wing(top):
    """The sheet round a strut's turret: down behind the spring, with a shelf that reaches out only round the mount."""
    shelf = lambda x: 96 - 128 * math.exp(-(x / 150) ** 4)
    rows = [[(top[0] + x, top[1] + (shelf(x) if out is None else out), top[2] + down) for x in np.linspace(-1700, 1700, 171)] for out, down in ((None, -32), (104, -33), (128, -38), (146, -52), (156, -80), (162, -130), (166, -230), (168, -340))]
    return panel(rows, 'chassis-black', 3)


def lower_arm(ball, front, rear, material='chassis-black'):
    """A pressed arm from the ball joint to two bushes."""
    items = []
    for end in (front, rear):
        middle = (np.asarray(ball, float) + np.asarray(end, float)) / 2
        middle[0] += (end[0] - ball[0]) * 0.18
        items += [loft([ball, middle, end], [(64, 26), (58, 34), (52, 40)], material, (0, 0, 1), 5, per=12, around=48), *eye(end, 33, 8, 62, material, 'x')]
        items += [rod(np.asarray(end, float) - (46, 0, 0), np.asarray(end, float) + (46, 0, 0), 7, 'steel-zinc'), *bolt(np.asarray(end, float) - (40, 0, 0), (-1, 0, 0), 11)]
    items += [loft([(np.asarray(front, float) * 0.55 + np.asarray(ball, float) * 0.45), (np.asarray(rear, float) * 0.55 + np.asarray(ball, float) * 0.45)], (60, 22), material, (0, 0, 1), 5, False)]
    return items + ball_joint(ball, (0, 0, 1))


def wishbones(products):
    """Double wishbones of a pickup's front: our damper inside our coil."""
    items = move(car_disc(320, hat=160, deep=44), y=-56)
    unit = caliper('cast-raw', 2)
    move(unit, z=140)
    items += move(move(unit, ry=64), y=-56)
    items += [loft([(0, 10, -150), (0, -8, -70), (0, -16, 0), (6, 14, 90), (10, 52, 180), (10, 60, 208)], [(64, 52), (84, 60), (112, 74), (70, 54), (50, 44), (46, 40)], 'cast-raw', (1, 0, 0), 3.2, per=12, around=48)]
    items += [lathe([(0, 0), (62, 0), (66, 6), (66, 40), (50, 46)], 'cast-raw', (0, -8, 0), (0, -1, 0), 96, 3)]
    items += lower_arm((0, 14, -168), (-190, 430, -150), (190, 430, -150))
    items += upper_arm((10, 62, 216), (-130, 330, 258), (140, 330, 258))
    foot = np.array((0, 196, -138))
    length = products['shock'].length
    top = foot + length * np.array((0, math.sin(math.radians(14)), math.cos(math.radians(14))))
    hang(products['shock'](), top, foot, 90)
    way = (top - foot) / length
    hang(products['spring'](), top - way * 52, foot, 0)
    items += [lathe([(12, 0), (70, 0), (84, -6), (88, -2), (74, 8), (12, 8)], 'chassis-black', top - way * 50, way, 96, 2)]
    low = top - way * (52 + products['spring'].length)
    items += [lathe([(12, 0), (66, 0), (70, 4), (66, 10), (12, 10)], 'chassis-black', low - way * 9, way, 96, 2), lathe([(12, -24), (30, -20), (34, 0), (12, 0)], 'chassis-black', low - way * 8, way, 64, 2)]
    items += [loft([(-800, 480, -120), (-300, 470, -140), (0, 462, -146), (300, 470, -140)], [(150, 110), (150, 90), (150, 80), (150, 90)], 'chassis-black', (0, 0, 1), 6, per=12, around=48)]
    tower = [loft([top + (-150, 70, 14), top + (-60, 10, 14), top + (60, 10, 14), top + (150, 70, 14)], [(120, 16), (176, 16), (176, 16), (120, 16)], 'chassis-black', (0, 0, 1), 6)]
    items += tower + [loft([(-900, 450, 130), (-200, 444, 100), (200, 444, 100), (900, 450, 150), (1700, 450, 150)], [(84, 140), (90, 160), (90, 160), (84, 140), (84, 140)], 'chassis-black', (0, 0, 1), 7, per=12, around=48)]
    items += [loft([(s * 130, 440, 100), (s * 140, 390, 250), top + (s * 120, 60, 10)], [(60, 70), (70, 60), (70, 24)], 'chassis-black', (1, 0, 0), 6) for s in (-1, 1)]
    items += [rod((-96, 40, -110), (-140, 420, -100), 9, 'steel-zinc'), *ball_joint((-96, 14, -110), (0, 0, 1)), loft([(-96, 14, -60), (-30, 0, -50)], [(30, 34), (50, 60)], 'cast-raw', (0, 0, 1), 4, False), *rack_boot((-130, 330, -102), (-0.1, 1, 0.03))]
    return top


def upper_arm(ball, front, rear):
    items = []
    for end in (front, rear):
        items += [loft([ball, (np.asarray(ball, float) + np.asarray(end, float)) / 2 + np.array((0, -20, 12)), end], [(40, 26), (34, 26), (36, 34)], 'cast-dark', (0, 0, 1), 3.4, per=12), *eye(end, 27, 7, 52, 'cast-dark', 'x'), *bolt(np.asarray(end, float) - (34, 0, 0), (-1, 0, 0), 10)]
    return items + ball_joint(ball, (0, 0, -1))


def wishbone_front(products):
    wishbones(products)
    return dict(target=(-40, 150, 90), radius=440, span=640, yaw=56, elevation=6, focal=85, fstop=16, near=40, floor=-400, shift=(-0.10, 0), tall=dict(shift=(0, 0), span=560))


def strut_corner(products):
    """Strut on its knuckle, lower arm and disc, the wheel taken off."""
    length = products['strut'].length
    items = corner_brakes(300)
    items += [loft([(0, 20, -132), (0, 0, -70), (0, -6, 0), (0, 24, 66), (0, 52, 110)], [(60, 50), (80, 60), (110, 72), (70, 46), (44, 40)], 'cast-raw', (1, 0, 0), 3.2, per=12, around=48), lathe([(0, 0), (62, 0), (66, 6), (66, 34), (50, 40)], 'cast-raw', (0, 0, 0), (0, -1, 0), 96, 3)]
    items += lower_arm((0, 24, -150), (-60, 380, -140), (240, 380, -130), 'chassis-black')
    foot = np.array((0, 96, 96))
    way = np.array((0.06, 0.13, 0.99))
    top = foot + length * way
    hang(products['strut'](), top, foot, 90)
    items += [lathe([(40, 6), (62, 6), (92, 2), (104, -12), (108, -26), (150, -32), (152, -36), (104, -30), (96, -14), (60, -2), (40, -2)], 'body-grey', top, way, 128, 2, True)]
    items += inner_wing(top)
    items += [rod((-120, 20, -30), (-130, 420, -40), 8, 'steel-zinc'), loft([(-120, 8, -30), (-20, 10, -40)], [(30, 34), (60, 60)], 'cast-raw', (0, 0, 1), 4, False), *ball_joint((-120, 12, -30), (0, 0, -1))]
    items += [lathe([(12, 0), (26, 6), (38, 20), (44, 60), (38, 70), (42, 78), (34, 90), (36, 98), (28, 110), (14, 120), (13, 380), (0, 380)], 'rubber', (0, 30, 0), (0.02, 1, 0), 72, 3)]
    items += [rod((30, 120, 80), (60, 190, -60), 5, 'steel-zinc'), tube([(60, 190, -66), (180, 230, -90), (190, 460, -90)], 11, 'chassis-black', 40, ups=(0, 0, 1))]
    items += [loft([(-1000, 440, -90), (-120, 420, -128), (200, 424, -124), (420, 430, -110), (1700, 430, -100)], [(110, 90), (120, 70), (120, 70), (110, 90), (110, 90)], 'chassis-black', (0, 0, 1), 6, per=12, around=48), rod((-128, 440, -40), (-128, 1800, -40), 24, 'cast-raw', 3)] + rack_boot((-128, 330, -38), (0, 1, -0.02))
    return top


def strut_front(products):
    strut_corner(products)
    return dict(target=(0, 90, 245), radius=500, span=720, yaw=44, elevation=4, focal=85, fstop=16, near=40, floor=-330, shift=(-0.10, 0), tall=dict(shift=(0, 0), span=640))
