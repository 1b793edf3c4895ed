"""Loads a GLB, finds the lathe axis of each piece, poses the whole and lays it on the floor."""
import math
import os

import bpy
import bmesh
import numpy as np
from mathutils import Matrix, Vector

from materials import build_material

# The glTF importer of Blender 3.4 uses this alias, which numpy has dropped since.
if not hasattr(np, 'bool'):
    np.bool = bool


def load(path):
    if not os.path.isfile(path):
        raise FileNotFoundError(f'{path} does not exist')
    bpy.ops.import_scene.gltf(filepath=path)
    objects = [item for item in bpy.context.scene.objects if item.type == 'MESH']
    if not objects:
        raise ValueError(f'{path} has no mesh')
    for item in [item for item in bpy.context.scene.objects if item.type in {'LIGHT', 'CAMERA'}]:
        bpy.data.objects.remove(item)
    for item in objects:
        world = item.matrix_world.copy()
        if item.data.users > 1:
            item.data = item.data.copy()
        item.parent = None
        item.data.transform(world)
        item.matrix_world = Matrix()
        mark_lathe(item.data)
    return objects


def points_of(mesh):
    flat = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', flat)
    return flat.reshape(-1, 3)


def faces_of(mesh):
    count = len(mesh.polygons)
    values = {}
    for key, width, kind in (('center', 3, np.float32), ('normal', 3, np.float32), ('area', 1, np.float32), ('material_index', 1, np.int32)):
        flat = np.empty(count * width, kind)
        mesh.polygons.foreach_get(key, flat)
        values[key] = flat.reshape(-1, 3) if width == 3 else flat
    return values


def find_axis(centres, normals, areas, points):
    """The axis (0..2) about which most of the surface is turned, and a point on it.

    On a turned face the normal has no part along the direction around the axis."""
    middle = (points.min(0) + points.max(0)) / 2
    best = (-1.0, 2)
    for axis in (2, 1, 0):
        across = np.cross(np.eye(3)[axis], centres - middle)
        length = np.linalg.norm(across, axis=1)
        around = np.abs((normals * across).sum(1)) / np.maximum(length, 1e-9)
        score = float((areas * ((around < 0.12) & (length > 1e-5))).sum() / max(areas.sum(), 1e-12))
        if score > best[0] + 0.05:
            best = (score, axis)
    return best[1], middle


def mark_lathe(mesh):
    """Point attributes: lathe (metres, z along the lathe axis) and turn (unit vector around it)."""
    points, faces = points_of(mesh), faces_of(mesh)
    lathe, turn = np.zeros_like(points), np.zeros_like(points)
    corners = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get('vertex_index', corners)
    starts, totals = np.empty(len(mesh.polygons), np.int32), np.empty(len(mesh.polygons), np.int32)
    mesh.polygons.foreach_get('loop_start', starts)
    mesh.polygons.foreach_get('loop_total', totals)
    slot_of_corner = np.repeat(faces['material_index'], totals)
    for slot in np.unique(faces['material_index']):
        own = faces['material_index'] == slot
        used = np.unique(corners[slot_of_corner == slot])
        axis, middle = find_axis(faces['center'][own], faces['normal'][own], faces['area'][own], points[used])
        away = points[used] - middle
        lathe[used] = away[:, [(axis + 1) % 3, (axis + 2) % 3, axis]]
        around = np.cross(np.eye(3, dtype=np.float32)[axis], away)
        turn[used] = around / np.maximum(np.linalg.norm(around, axis=1, keepdims=True), 1e-6)
    for name, values in (('lathe', lathe), ('turn', turn)):
        mesh.attributes.new(name, 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', np.ascontiguousarray(values, np.float32).ravel())


def place(objects, matrix):
    """Moves the pieces; the directions around the lathe axis turn with them."""
    rotation = np.array(matrix.to_quaternion().to_matrix(), np.float32)
    for item in objects:
        item.data.transform(matrix)
        data = item.data.attributes['turn'].data
        flat = np.empty(len(data) * 3, np.float32)
        data.foreach_get('vector', flat)
        data.foreach_set('vector', (flat.reshape(-1, 3) @ rotation.T).ravel())


def gather(objects):
    return np.concatenate([points_of(item.data) for item in objects])


def normalise(objects):
    """Centres the part and scales its half diagonal to 1; returns scene units per metre."""
    cloud = gather(objects)
    low, high = cloud.min(0), cloud.max(0)
    scale = 2 / float(np.linalg.norm(high - low))
    place(objects, Matrix.Scale(scale, 4) @ Matrix.Translation(Vector(-(low + high) / 2)))
    return scale


def dress(objects, scale):
    for material in {slot.material for item in objects for slot in item.material_slots if slot.material}:
        build_material(material, scale)


def turn_matrix(**degrees):
    """Rotations about named axes, applied in the order given."""
    matrix = Matrix()
    for axis, angle in degrees.items():
        matrix = Matrix.Rotation(math.radians(angle), 4, axis.upper()) @ matrix
    return matrix


def hull_facets(cloud):
    """Corners of the convex hull's triangles, (count, 3, 3)."""
    mesh = bmesh.new()
    spread = np.unique(np.round(cloud, 4), axis=0)
    directions = np.random.default_rng(3).normal(size=(1500, 3))
    directions /= np.linalg.norm(directions, axis=1, keepdims=True)
    extreme = np.unique(np.concatenate([np.argmax(spread @ block.T, axis=0) for block in np.array_split(directions, 6)]))
    for point in spread[extreme]:
        mesh.verts.new(point)
    bmesh.ops.convex_hull(mesh, input=mesh.verts)
    mesh.faces.ensure_lookup_table()
    bmesh.ops.triangulate(mesh, faces=mesh.faces)
    facets = np.array([[vertex.co[:] for vertex in face.verts] for face in mesh.faces])
    mesh.free()
    return facets


def settle(objects):
    """Lets the part rest: of the hull facets that carry its centre of mass, the nearest to facing down goes on z = 0."""
    cloud = gather(objects)
    faces = [faces_of(item.data) for item in objects]
    areas = np.concatenate([item['area'] for item in faces])
    mass = (np.concatenate([item['center'] for item in faces]) * areas[:, None]).sum(0) / areas.sum()
    best = None
    for triangle in hull_facets(cloud):
        normal = np.cross(triangle[1] - triangle[0], triangle[2] - triangle[0])
        size = np.linalg.norm(normal)
        if size < 1e-6:
            continue
        normal /= size
        if normal @ (triangle.mean(0) - mass) < 0:
            normal = -normal
        foot = mass + normal * ((triangle[0] - mass) @ normal)
        sides = [np.cross(triangle[(at + 1) % 3] - triangle[at], foot - triangle[at]) @ np.cross(triangle[1] - triangle[0], triangle[2] - triangle[0]) for at in range(3)]
        outside = 0.0 if min(sides) > -1e-6 or max(sides) < 1e-6 else 4.0
        cost = math.acos(max(-1.0, min(1.0, -normal[2]))) + outside
        if best is None or cost < best[0]:
            best = (cost, normal)
    down = Vector(best[1])
    place(objects, down.rotation_difference(Vector((0, 0, -1))).to_matrix().to_4x4())
    place(objects, Matrix.Translation((0, 0, -float(gather(objects)[:, 2].min()))))
