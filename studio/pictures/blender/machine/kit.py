"""Solids that machines are put together from. Lengths in millimetres of the real thing; z is up, wheels turn about y."""
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Matrix, Vector
from mathutils.geometry import tessellate_polygon

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from parts import mark_lathe, place, turn_matrix

MM = 0.001


def get_material(name):
    return bpy.data.materials.get(name) or bpy.data.materials.new(name)


def solid(points, faces, material, smooth=38, bevel=0.0):
    """One mesh in the collection; bevel rounds its sharp edges, smooth is the angle up to which faces flow into each other."""
    mesh = bpy.data.meshes.new(material)
    mesh.from_pydata((np.asarray(points, float) * MM).tolist(), [], [tuple(int(corner) for corner in face) for face in faces])
    mesh.materials.append(get_material(material))
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(smooth)
    item = bpy.data.objects.new(material, mesh)
    bpy.context.scene.collection.objects.link(item)
    if bevel:
        rounding = item.modifiers.new('bevel', 'BEVEL')
        rounding.width, rounding.segments, rounding.limit_method, rounding.angle_limit, rounding.harden_normals = bevel * MM, 3, 'ANGLE', math.radians(35), True
        item.data = bpy.data.meshes.new_from_object(item.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        item.modifiers.clear()
    mark_lathe(item.data)
    return item


def move(items, x=0.0, y=0.0, z=0.0, **turns):
    """Turns about the origin first (x=… as rx, ry, rz in degrees), then shifts."""
    order = {key[1]: value for key, value in turns.items()}
    place(items, Matrix.Translation((x * MM, y * MM, z * MM)) @ turn_matrix(**order))
    return items


def mirror(items):
    """The same on the other side (y to −y)."""
    copies = []
    for item in items:
        copy = item.copy()
        copy.data = item.data.copy()
        bpy.context.scene.collection.objects.link(copy)
        copy.data.transform(Matrix.Scale(-1, 4, (0, 1, 0)))
        copy.data.flip_normals()
        copies.append(copy)
    return copies


def axes_of(axis):
    """Unit vectors across, across and along the axis: a letter or a vector."""
    along = np.array({'x': (1, 0, 0), 'y': (0, 1, 0), 'z': (0, 0, 1)}[axis] if isinstance(axis, str) else axis, float)
    along /= np.linalg.norm(along)
    first = np.cross(along, (0, 0, 1) if abs(along[2]) < 0.9 else (1, 0, 0))
    first /= np.linalg.norm(first)
    return first, np.cross(along, first), along


def round_corners(points, radius, closed=True, steps=5):
    """A polyline with arcs of at most this radius (or one per corner) at its corners."""
    points = [np.asarray(point, float) for point in points]
    radii = list(radius) if hasattr(radius, '__len__') else [radius] * len(points)
    out = []
    for at, corner in enumerate(points):
        if not closed and at in (0, len(points) - 1):
            out.append(corner)
            continue
        before, after = points[at - 1] - corner, points[(at + 1) % len(points)] - corner
        a, b = np.linalg.norm(before), np.linalg.norm(after)
        cosine = float(np.clip(before @ after / max(a * b, 1e-9), -1, 1))
        half = math.acos(cosine) / 2
        if radii[at] <= 0 or half > 1.55:
            out.append(corner)
            continue
        reach = min(radii[at] / math.tan(half), a * 0.49, b * 0.49)
        start, end = corner + before / a * reach, corner + after / b * reach
        for t in np.linspace(0, 1, steps + 1):
            out.append((1 - t) ** 2 * start + 2 * t * (1 - t) * (corner * 0.8 + (start + end) * 0.1) + t ** 2 * end)
    return np.array(out)


def lathe(profile, material, at=(0, 0, 0), axis='y', steps=96, fillet=0.0, closed=False, smooth=32):
    """Turned about an axis through `at`: profile of (radius, along)."""
    profile = round_corners(profile, fillet, closed) if fillet else np.array(profile, float)
    first, second, along = axes_of(axis)
    angles = np.linspace(0, 2 * math.pi, steps, endpoint=False)
    ring = np.cos(angles)[:, None] * first + np.sin(angles)[:, None] * second
    points = (profile[None, :, 0, None] * ring[:, None, :] + profile[None, :, 1, None] * along).reshape(-1, 3) + np.asarray(at, float)
    count = len(profile)
    rows = range(count) if closed else range(count - 1)
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) % steps * count + (i + 1) % count, (k + 1) % steps * count + i) for k in range(steps) for i in rows]
    return solid(points, faces, material, smooth)


def rod(start, end, radius, material, chamfer=1.0, steps=48):
    """A round bar from point to point."""
    start, end = np.asarray(start, float), np.asarray(end, float)
    length = float(np.linalg.norm(end - start))
    c = min(chamfer, radius * 0.5, length * 0.4)
    return lathe([(0, 0), (radius - c, 0), (radius, c), (radius, length - c), (radius - c, length), (0, length)], material, start, end - start, steps)


def ring(inner, outer, width, material, at=(0, 0, 0), axis='y', fillet=1.0, steps=96):
    """A tube piece centred on `at`."""
    h = width / 2
    return lathe([(inner, -h), (outer, -h), (outer, h), (inner, h)], material, at, axis, steps, fillet, True)


def smooth_path(points, per=10):
    """Catmull-Rom through the points."""
    points = np.asarray(points, float)
    padded = np.concatenate(([2 * points[0] - points[1]], points, [2 * points[-1] - points[-2]]))
    out = []
    for i in range(1, len(padded) - 2):
        a, b, c, d = padded[i - 1:i + 3]
        for t in np.linspace(0, 1, per, endpoint=False):
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3))
    return np.array(out + [points[-1]])


def loft(path, sides, material, ups=(0, 0, 1), square=2.0, smoothed=True, per=8, around=40, cap=True, bevel=0.0):
    """A beam along a path; sides: (width, height) or one per point; square 2 = ellipse, 6 = rounded box."""
    path = np.asarray(path, float)
    sides = np.array(sides if hasattr(sides[0], '__len__') else [sides] * len(path), float)
    both = np.concatenate((path, sides), 1)
    both = smooth_path(both, per) if smoothed and len(path) > 2 else both
    path, sides = both[:, :3], both[:, 3:]
    tangents = np.gradient(path, axis=0)
    tangents /= np.linalg.norm(tangents, axis=1, keepdims=True)
    angles = np.linspace(0, 2 * math.pi, around, endpoint=False)
    power = 2 / square
    u, v = np.sign(np.cos(angles)) * np.abs(np.cos(angles)) ** power, np.sign(np.sin(angles)) * np.abs(np.sin(angles)) ** power
    points = []
    for point, tangent, (width, height) in zip(path, tangents, sides):
        across = np.cross(tangent, ups)
        across /= np.linalg.norm(across)
        upward = np.cross(across, tangent)
        points.append(point + u[:, None] * across * width / 2 + v[:, None] * upward * height / 2)
    n, m = len(path), around
    faces = [(i * m + k, i * m + (k + 1) % m, (i + 1) * m + (k + 1) % m, (i + 1) * m + k) for i in range(n - 1) for k in range(m)]
    if cap:
        faces += [tuple(range(m - 1, -1, -1)), tuple((n - 1) * m + k for k in range(m))]
    return solid(np.concatenate(points), faces, material, 40, bevel)


def tube(points, radius, material, bend=40.0, around=28, ups=None):
    """A round tube through the points with bent corners."""
    path = round_corners(points, bend, False, 9)
    tangent = path[-1] - path[0]
    return loft(path, (radius * 2, radius * 2), material, ups if ups is not None else axes_of(tangent)[0], 2.0, False, around=around)


def plate(outline, thickness, material, at=(0, 0, 0), axis='y', holes=(), fillet=0.0, bevel=1.0):
    """An outline of (across, up) cut from sheet of this thickness, centred on `at`; holes: (across, up, radius) or outlines."""
    frame = {'y': ((1, 0, 0), (0, 0, 1), (0, 1, 0)), 'z': ((1, 0, 0), (0, 1, 0), (0, 0, -1)), 'x': ((0, -1, 0), (0, 0, 1), (1, 0, 0))}[axis]
    across, up, along = (np.array(vector, float) for vector in frame)
    outer = round_corners(outline, fillet) if fillet else np.array(outline, float)
    loops = [outer]
    for hole in holes:
        if len(hole) == 3 and not hasattr(hole[0], '__len__'):
            angles = np.linspace(0, 2 * math.pi, 24 if hole[2] > 4 else 14, endpoint=False)
            loops.append(np.stack((hole[0] + hole[2] * np.cos(angles), hole[1] + hole[2] * np.sin(angles)), 1))
        else:
            loops.append(np.array(hole, float))
    flat = np.concatenate(loops)
    caps = tessellate_polygon([[Vector((x, y, 0)) for x, y in loop] for loop in loops])
    count = len(flat)
    place_in = lambda depth: flat[:, :1] * across + flat[:, 1:] * up + depth * along + np.asarray(at, float)
    points = np.concatenate((place_in(-thickness / 2), place_in(thickness / 2)))
    faces = []
    for a, b, c in caps:
        turn = np.cross(flat[b] - flat[a], flat[c] - flat[a])
        front = (a, b, c) if turn > 0 else (a, c, b)
        faces += [front, tuple(index + count for index in reversed(front))]
    start = 0
    for number, loop in enumerate(loops):
        n = len(loop)
        area = float(np.sum(loop[:, 0] * np.roll(loop[:, 1], -1) - np.roll(loop[:, 0], -1) * loop[:, 1]))
        way = (area > 0) == (number == 0)
        for i in range(n):
            a, b = start + i, start + (i + 1) % n
            faces.append((b, a, a + count, b + count) if way else (a, b, b + count, a + count))
        start += n
    return solid(points, faces, material, 30, bevel)


def box(size, at, material, bevel=2.0):
    x, y, z = (value / 2 for value in size)
    points = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return solid(np.array(points) + np.asarray(at, float), faces, material, 30, bevel)


def bolt(at, axis, size=8.0, material='steel-zinc', washer=True):
    """A hexagon head with its washer; the axis points out of the surface."""
    first, second, along = axes_of(axis)
    head = size * 0.92
    angles = np.linspace(0, 2 * math.pi, 6, endpoint=False)
    hexagon = lambda radius, depth: [np.asarray(at, float) + radius * (math.cos(t) * first + math.sin(t) * second) + depth * along for t in angles]
    points = hexagon(head, 0) + hexagon(head, size * 0.55) + hexagon(head * 0.86, size * 0.68)
    faces = [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)] + [(6 + k, 6 + (k + 1) % 6, 12 + (k + 1) % 6, 12 + k) for k in range(6)] + [tuple(range(12, 18))]
    items = [solid(points, faces, material, 20, size * 0.03)]
    if washer:
        items.append(rod(np.asarray(at, float) - along * 0.1, np.asarray(at, float) + along * size * 0.2, size * 1.15, material, 0.4, 32))
    return items


def socket_bolt(at, axis, size=8.0, material='steel-zinc'):
    """A cylinder head with its hexagon socket."""
    along = axes_of(axis)[2]
    r, h = size * 0.78, size
    body = lathe([(r, 0), (r, h - 0.8), (r - 0.8, h), (r * 0.52, h), (r * 0.5, h * 0.45), (0, h * 0.45)], material, at, along, 32)
    return [body]
