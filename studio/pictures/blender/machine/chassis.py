"""Frames, guards and springs that several machines share."""
import math

import numpy as np

from kit import bolt, lathe, loft, plate, ring, rod, round_corners, socket_bolt, solid


def guard(radius, width, start, stop, material, crown=26, at=(0, 0, 0), thick=3, lip=5):
    """A mudguard: an arched strip around y, from angle to angle (degrees, 90 = up)."""
    half = width / 2
    a = np.linspace(-1, 1, 25)
    outer = np.stack((radius + crown * (1 - a ** 2) ** 0.75, a * half), 1)
    inner = outer[::-1] - np.stack((np.full(25, thick), np.zeros(25)), 1)
    edge = [(radius - lip, half), (radius - lip, half - thick)]
    profile = np.concatenate((outer, edge, inner[1:-1], [(radius - lip, thick - half), (radius - lip, -half)]))
    angles = np.radians(np.linspace(start, stop, 72))
    count = len(profile)
    points = np.array([(at[0] + r * math.cos(t), at[1] + y, at[2] + r * math.sin(t)) for t in angles for r, y in profile])
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i) for k in range(len(angles) - 1) for i in range(count)]
    faces += [tuple(range(count - 1, -1, -1)), tuple((len(angles) - 1) * count + i for i in range(count))]
    return [solid(points, faces, material, 40)]


def panel(grid, material, thick=1.5):
    """A sheet through a grid of points (rows, columns, 3), given a thickness."""
    grid = np.asarray(grid, float)
    rows, columns, _ = grid.shape
    points = grid.reshape(-1, 3)
    faces = [(i * columns + k, i * columns + k + 1, (i + 1) * columns + k + 1, (i + 1) * columns + k) for i in range(rows - 1) for k in range(columns - 1)]
    item = solid(points, faces, material, 45)
    shell = item.modifiers.new('shell', 'SOLIDIFY')
    shell.thickness = thick * 0.001
    import bpy
    item.data = bpy.data.meshes.new_from_object(item.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    item.modifiers.clear()
    return [item]


def coil(top, bottom, radius, wire, turns, material, steps=44):
    """A spring about z between two heights at the origin."""
    count = int(turns * steps)
    t = np.linspace(0, turns * 2 * math.pi, count)
    share = np.clip((np.linspace(0, turns, count) - 0.8) / (turns - 1.6), 0, 1)
    z = bottom + wire / 2 + share * (top - bottom - wire)
    path = np.stack((radius * np.cos(t), radius * np.sin(t), z), 1)
    return [loft(path, (wire, wire), material, smoothed=False, around=24)]


def eye(at, outer, bore, width, material, axis='y', rubber=True):
    """A bushed eye."""
    middle = outer * 0.62 if rubber else outer
    items = [ring(middle if rubber else bore, outer, width, material, at, axis, 1.5, 64)]
    if rubber:
        items += [ring(bore + 4, middle, width * 0.92, 'rubber', at, axis, 1.5, 64), ring(bore, bore + 4, width * 1.08, 'steel-zinc', at, axis, 0.6, 48)]
    return items


def channel(start, end, height, flange, material, thick=5, open_to=-1):
    """A straight frame rail of C section from x to x at (y, z): web on one side."""
    (x0, y, z), x1 = start, end
    h, f, t, s = height / 2, flange, thick, open_to
    web = [(y, z - h), (y, z + h), (y + s * f, z + h), (y + s * f, z + h - t), (y - (-s) * t if False else y + s * t, z + h - t), (y + s * t, z - h + t), (y + s * f, z - h + t), (y + s * f, z - h)]
    points = [(x, b, c) for x in (x0, x1) for b, c in web]
    n = len(web)
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)] + [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    import bmesh
    item = solid(points, faces, material, 30, 0)
    mesh = bmesh.new()
    mesh.from_mesh(item.data)
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    mesh.to_mesh(item.data)
    mesh.free()
    return [item]


def ball_joint(at, way, material='cast-raw'):
    """A ball joint with its boot; the pin points along `way`."""
    at, way = np.asarray(at, float), np.asarray(way, float) / np.linalg.norm(way)
    return [lathe([(0, -16), (20, -16), (24, -10), (24, 4), (21, 8)], material, at, way, 48, 2), lathe([(21, 6), (23, 14), (17, 20), (19, 26), (12, 33), (9, 36)], 'rubber', at, way, 48, 2), rod(at + way * 20, at + way * 66, 8, 'steel-zinc')]


def nut(at, way, size):
    return bolt(at, way, size)
