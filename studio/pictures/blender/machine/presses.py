"""The workshop's spring compressor: a column on the bench with two yokes and a screw. The bench's top is z = 0."""
import math

import numpy as np
from mathutils import Matrix, Vector

from fit import hang
from kit import MM, bolt, box, lathe, loft, move, plate, ring, rod, round_corners, socket_bolt, tube
from parts import gather, place
from workshop import bench, tool_wall, wrench

BACK = 190


def set_spring(items, low, high):
    """Upright on the strut's line, held short between two heights."""
    cloud = gather(items) / MM
    bottom, top = float(cloud[:, 2].min()), float(cloud[:, 2].max())
    middle = (cloud.min(0) + cloud.max(0)) / 2
    place(items, Matrix.Diagonal((1, 1, (high - low) / (top - bottom), 1)) @ Matrix.Translation((-middle[0] * MM, -middle[1] * MM, -bottom * MM)))
    place(items, Matrix.Translation(Vector((0, 0, low)) * MM))


def yoke(z, radius, material='bench-red', up=True):
    """A carriage on the column with two curved arms that reach round the spring."""
    items = [box((104, 96, 92), (0, BACK, z), material, 7), box((70, 60, 40), (0, BACK - 70, z), material, 8)]
    for s in (-1, 1):
        angles = np.radians(np.linspace(82, -38, 26))
        arc = [(s * (radius + 22) * math.cos(a), (radius + 22) * math.sin(a), z) for a in angles]
        items += [loft([(s * 26, BACK - 60, z), (s * 60, radius + 34, z), *arc[5:]], [(34, 34), (34, 34), *[(26, 34 - 10 * k / 21) for k in range(21)]], material, (0, 0, 1), 5, per=4, around=40)]
        for degrees in (-34, 40):
            a = math.radians(degrees)
            at = np.array((s * (radius + 20) * math.cos(a), (radius + 20) * math.sin(a), z))
            inward = -np.array((s * math.cos(a), math.sin(a), 0))
            way = 1 if up else -1
            # A claw with a rubber pad under (or over) the coil.
            items += [loft([at, at + inward * 18 + (0, 0, way * 4), at + inward * 36 + (0, 0, way * 6)], [(40, 26), (38, 22), (34, 16)], 'cast-dark', (0, 0, 1), 4, per=8), loft([at + inward * 20 + (0, 0, way * 16), at + inward * 40 + (0, 0, way * 14)], (32, 7), 'rubber', (0, 0, 1), 5, False)]
            items += socket_bolt(at + (0, 0, 17), (0, 0, 1), 8)
    for x in (-30, 30):
        items += [part for dz in (-26, 26) for part in socket_bolt((x, BACK - 48, z + dz), (0, -1, 0), 8)]
    return items


def screw(low, high, x=0):
    """A trapezoidal thread in front of the column's slot."""
    t = np.linspace(0, (high - low) / 7 * 2 * math.pi, int((high - low) / 7 * 22))
    path = np.stack((x + 12.6 * np.cos(t), BACK + 62 + 12.6 * np.sin(t), low + t / (2 * math.pi) * 7), 1)
    return [rod((x, BACK + 62, low), (x, BACK + 62, high), 12, 'steel-zinc'), loft(path, (3.4, 3.6), 'steel-zinc', (0, 0, 1), 4, False, around=10)]


def crank(z):
    """The hand wheel on top, with its grip."""
    y = BACK
    items = [lathe([(0, 0), (26, 0), (26, 30), (18, 38), (0, 38)], 'cast-dark', (0, y, z), 'z', 64, 2), ring(106, 122, 16, 'chrome', (0, y, z + 22), 'z', 7)]
    items += [loft([(0, y, z + 22), (math.cos(a) * 112, y + math.sin(a) * 112, z + 22)], [(22, 14), (14, 10)], 'cast-dark', (0, 0, 1), 3, False) for a in np.radians((30, 150, 270))]
    a = math.radians(-62)
    grip = np.array((math.cos(a) * 113, y + math.sin(a) * 113, z + 30))
    return items + [lathe([(0, 0), (13, 2), (16, 20), (15, 62), (10, 74), (0, 76)], 'polymer-black', grip, 'z', 64, 2)]


def spring_compressor(products):
    """A strut stands in the compressor, its spring held short; the top mount has just been taken off."""
    bench(2400, 760), tool_wall()
    base = [box((420, 430, 26), (0, 80, 13), 'bench-red', 6), box((96, 84, 1000), (0, BACK, 520), 'chassis-black', 5), box((30, 4, 820), (0, BACK - 43, 520), 'dial-ink', 1)]
    base += [part for x in (-180, 180) for y in (-100, 260) for part in bolt((x, y, 27), (0, 0, 1), 12)]
    base += [plate([(0, 0), (150, 0), (0, 180)], 14, 'bench-red', (s * 56, BACK - 40, 26), 'x', fillet=6, bevel=2) for s in (-1, 1)]
    length = products['strut'].length
    foot = np.array((0, 0, 62))
    top = foot + (0, 0, length)
    hang(products['strut'](), top, foot, 90)
    box((120, 120, 36), (0, 0, 44), 'cast-dark', 6)
    low, high = float(foot[2]) + length * 0.47, float(top[2]) - 66
    set_spring(products['spring'](), low, high)
    span = high - low
    radius = 72
    yoke(low + span * 0.20, radius)
    yoke(high - span * 0.16, radius, up=False)
    screw(60, 1010)
    crank(1024)
    # The top mount lies ready beside it, with its nut and the spanner.
    lathe([(14, 0), (56, 0), (60, 4), (58, 16), (40, 26), (34, 40), (20, 44), (14, 44)], 'cast-dark', (-330, -150, 4), 'z', 96, 3)
    lathe([(15, 44), (26, 45), (26, 50), (15, 50)], 'steel-zinc', (-330, -150, 4), 'z', 64, 1)
    bolt((-250, -210, 2), (0, 0, 1), 15)
    move(wrench(22, 220), x=260, y=-190, z=6, rx=90, rz=62)
    return dict(target=(0, 0, 400), radius=520, span=760, yaw=24, elevation=6, focal=85, fstop=13, near=60, shift=(-0.12, 0), tall=dict(shift=(0, 0), span=680))
