"""Running gear of pickups. −x is the front; the axle lies along y, its middle at the origin."""
import numpy as np

from chassis import ball_joint, channel, eye
from fit import below, hang, stand
from kit import bolt, box, lathe, loft, mirror, move, plate, ring, rod, round_corners, socket_bolt, tube
from wheels import CAR, axle_nut, car_disc, caliper, cast_wheel, tread_block, tyre

SIDE = -540


def live_axle(track=760):
    """Tube, differential with ribs and cover, drums."""
    items = [lathe([(0, -track), (40, -track), (40, -190), (58, -130), (58, 130), (40, 190), (40, track), (0, track)], 'chassis-black', fillet=8, steps=72)]
    items += [lathe([(0, -90), (150, -84), (158, -60), (158, 60), (150, 84), (0, 90)], 'chassis-black', (20, 60, 0), 'x', 96, 14), lathe([(0, 0), (66, 0), (120, -34), (146, -58), (150, -78)], 'cast-raw', (150, 60, 0), 'x', 96, 8)]
    items += [item for number in range(10) for item in bolt((98, 60 + 138 * np.cos(number * np.pi / 5 + 0.3), 138 * np.sin(number * np.pi / 5 + 0.3)), (1, 0, 0), 8)]
    items += [loft([(-60, 60, 10), (-240, 60, 20)], [(190, 190), (90, 90)], 'chassis-black', (0, 0, 1), 2.4, False)]
    items += [lathe([(0, 0), (52, 0), (52, 14), (34, 20), (34, 60), (40, 66), (40, 2000), (0, 2000)], 'chassis-black', (-236, 60, 20), (-1, 0, 0.06), 72, 2)]
    for s in (-1, 1):
        items += [lathe([(44, 0), (140, 0), (148, 4), (148, 18), (138, 22), (138, 74), (134, 80), (70, 80), (62, 86), (62, 104), (40, 108), (0, 108)], 'cast-dark', (0, s * (track - 34), 0), (0, s, 0), 128, 3)]
        for number in range(6):
            t = number * np.pi / 3
            items += [rod((70 * np.cos(t) * 0.99, s * (track + 40), 70 * np.sin(t)), (70 * np.cos(t), s * (track + 78), 70 * np.sin(t)), 6.5, 'steel-zinc', 1.2, 24)]
    return items


def leaf_pack(y=SIDE, count=5, half=640, width=64, thick=9):
    """Main leaf with rolled eyes over shorter ones, U-bolts and clamps."""
    bend = 0.00022
    middle = 62 + count * thick
    items = []
    lengths = np.linspace(1.0, 0.42, count)
    for number, share in enumerate(lengths):
        reach = half * share - (14 if number == 0 else 0)
        x = np.linspace(-reach, reach, 40)
        z = middle - number * thick + bend * x ** 2
        items.append(loft([(a, y, b) for a, b in zip(x, z)], (width, thick - 0.8), 'leaf', (0, 0, 1), 8, False, around=24))
    top = middle + bend * half ** 2
    for s in (-1, 1):
        items += [ring(20, 20 + thick, width, 'leaf', (s * half, y, top + 20), fillet=1.5, steps=64), ring(9, 20, width - 2, 'rubber', (s * half, y, top + 20), fillet=2, steps=64), rod((s * half, y - 46, top + 20), (s * half, y + 46, top + 20), 9, 'steel-zinc'), *bolt((s * half, y - 43, top + 20), (0, -1, 0), 13)]
        items += [tube([(s * 50, y - 41, -64), (s * 50, y - 41, middle + 24), (s * 50, y + 41, middle + 24), (s * 50, y + 41, -64)], 7, 'steel-zinc', 12, ups=(1, 0, 0))]
        for side in (-1, 1):
            items += bolt((s * 50, y + side * 41, -56), (0, 0, -1), 11)
        for share in (0.52, 0.80):
            x = s * half * share
            z = middle + bend * x ** 2
            drop = 2 if share > 0.6 else 4
            items += [box((26, width + 8, drop * thick + 4), (x, y, z - (drop - 1) * thick / 2), 'leaf', 2), *bolt((x, y - width / 2 - 4, z), (0, -1, 0), 6)]
    items += [box((150, width + 16, 12), (0, y, middle + 12), 'chassis-black', 3), box((150, 104, 14), (0, y, -50), 'chassis-black', 3), box((128, width + 6, 22), (0, y, 50), 'chassis-black', 3)]
    items += [lathe([(30, 0), (30, 10), (22, 22), (26, 34), (18, 46), (20, 56), (10, 66), (0, 68)], 'rubber', (0, y, middle + 18), 'z', 64, 3)]
    return items, top + 20


def rail(y, z, x0=-1300, x1=1200, height=150):
    return [*channel((x0, y, z), x1, height, 64, 'chassis-black', 6, 1), *[item for x in range(-900, 1000, 300) for item in [ring(12, 16, 3, 'chassis-black', (x, y - 1, z + 20), fillet=1)]]]


def chassis(products, lean=24, turn=0, ahead=False, leaves=5):
    """The damper stands outside the leaf springs, on a lug of the axle behind or ahead of it."""
    items = live_axle()
    pack, eye_z = leaf_pack(count=leaves)
    frame_z, frame_y = eye_z + 150, SIDE + 62
    items += pack + mirror(pack) + rail(frame_y, frame_z) + mirror(rail(frame_y, frame_z))
    # Front hanger and rear shackle.
    items += [plate(round_corners([(-710, frame_z + 30), (-560, frame_z + 30), (-612, eye_z - 30), (-668, eye_z - 30)], 24), 8, 'chassis-black', (0, SIDE + side * 42, 0), bevel=1.5) for side in (-1, 1)]
    items += [plate(round_corners([(612, eye_z - 26), (666, eye_z - 26), (700, frame_z + 6), (640, frame_z + 6)], 24), 8, 'chassis-black', (0, SIDE + side * 42, 0), bevel=1.5) for side in (-1, 1)]
    items += [*bolt((670, SIDE - 47, frame_z - 16), (0, -1, 0), 13), lathe([(8, -40), (26, -40), (26, 40), (8, 40)], 'rubber', (670, SIDE, frame_z - 16), 'y', 48, 2)]
    way = -1 if ahead else 1
    foot = np.array((way * 104, SIDE - 96, -46))
    lug = [(20, -30), (60, 10), (90, -14), (130, -46), (104, -74), (70, -66)]
    items += [plate(round_corners([(way * x, z) for x, z in lug][::way], 12), 8, 'chassis-black', (0, foot[1] + side * 30, 0), bevel=1.5) for side in (-1, 1)]
    items += [rod(foot + (0, -44, 0), foot + (0, 44, 0), 8, 'steel-zinc'), *bolt(foot + (0, -36, 0), (0, -1, 0), 12)]
    top = foot - below((0, 0, 0), products['shock'].length, lean)
    hang(products['shock'](), top, foot, turn)
    reach = frame_y - top[1] + 46
    items += [box((124, reach, 10), (top[0], frame_y - reach / 2, top[2] + 3), 'chassis-black', 2)]
    items += [plate([(0, top[2] - 96), (0, top[2]), (reach - 50, top[2]), (reach - 50, top[2] - 14)], 8, 'chassis-black', (top[0] + side * 54, frame_y, 0), 'x', fillet=4, bevel=1) for side in (-1, 1)]
    return items, frame_z


def far_wheel():
    wheel = [*tyre(770, 262, 432, profile=CAR, tread=tread_block, depth=9, steps=840), *cast_wheel(432, 200, 6, 'wheel-dark', hub=88, spoke=(52, 30))]
    return move(wheel, y=800)


def pickup_rear(products):
    chassis(products, 30)
    far_wheel()
    return dict(target=(-40, -560, 170), radius=620, span=760, yaw=-44, elevation=7, focal=80, fstop=16, near=40, floor=-385, shift=(-0.08, 0), tall=dict(shift=(0, 0), span=800))


def pickup_side(products):
    chassis(products, 33, -20, ahead=True)
    far_wheel()
    return dict(target=(-120, -560, 170), radius=560, span=740, yaw=36, elevation=10, focal=80, fstop=16, near=40, floor=-385, shift=(-0.08, 0), tall=dict(shift=(0, 0), span=700))


def pickup_load(products):
    """From the front, low: the axle's whole width."""
    chassis(products, 28, -40, ahead=True, leaves=8)
    far_wheel()
    return dict(target=(-80, -500, 190), radius=620, span=800, yaw=58, elevation=4, focal=80, fstop=16, near=40, floor=-385, shift=(-0.06, 0), tall=dict(shift=(0, 0), span=760))


def air_axle(products):
    """Air spring between the axle's seat and the rail, on a trailing arm."""
    items = live_axle() + rail(SIDE + 62, 330) + mirror(rail(SIDE + 62, 330))
    far_wheel()
    items += [loft([(-640, SIDE, 60), (-300, SIDE, 40), (0, SIDE, 30), (170, SIDE, 26)], [(70, 80), (74, 92), (80, 84), (84, 60)], 'chassis-black', (0, 0, 1), 5, per=12, around=48), *eye((-660, SIDE, 62), 44, 12, 84, 'chassis-black')]
    items += [plate(round_corners([(-720, 300), (-600, 300), (-622, 30), (-700, 30)], 24), 8, 'chassis-black', (0, SIDE + side * 50, 0), bevel=1.5) for side in (-1, 1)]
    items += [rod((190, SIDE, 50), (190, SIDE, 62), 96, 'chassis-black', 3, 96), loft([(0, SIDE, 34), (190, SIDE, 44)], [(90, 60), (150, 26)], 'chassis-black', (0, 0, 1), 5, False)]
    return items


def air_rear(products):
    air_axle(products)
    spring = products['air']()
    height = stand(spring, (190, SIDE, 62))
    box((150, 170, 14), (190, SIDE + 10, 62 + height + 6), 'chassis-black', 3)
    loft([(190, SIDE + 62, 330), (190, SIDE + 10, 62 + height + 12)], [(150, 140), (150, 20)], 'chassis-black', (0, 0, 1), 6, False)
    return dict(target=(150, -540, 150), radius=480, span=580, yaw=-30, elevation=8, focal=85, fstop=16, near=60, floor=-385, shift=(-0.08, 0), tall=dict(shift=(0, 0), span=600))
