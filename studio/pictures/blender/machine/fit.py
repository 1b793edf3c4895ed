"""Where products sit on machines."""
import math

import numpy as np
from mathutils import Matrix, Vector

from kit import MM
from parts import gather, place, turn_matrix


def stand(items, at):
    """Puts a part with its lowest point on a place; returns its height."""
    cloud = gather(items) / MM
    low, high = cloud.min(0), cloud.max(0)
    middle = (low + high) / 2
    place(items, Matrix.Translation(Vector((at[0] - middle[0], at[1] - middle[1], at[2] - float(low[2]))) * MM))
    return float(high[2] - low[2])


def hang(items, top, bottom, turn=0.0):
    """From its upper mount towards the lower one, turned about its own axis."""
    way = Vector(np.asarray(bottom, float) - np.asarray(top, float))
    aim = Vector((0, 0, -1)).rotation_difference(way).to_matrix().to_4x4()
    place(items, Matrix.Translation(Vector(top) * MM) @ aim @ turn_matrix(z=turn))
    return items


def below(top, length, degrees, out=0.0):
    """The lower mount of a part of this length that leans by degrees from the vertical towards +x (out: towards −y)."""
    a, b = math.radians(degrees), math.radians(out)
    return np.asarray(top, float) + length * np.array((math.sin(a) * math.cos(b), -math.sin(b), -math.cos(a) * math.cos(b)))
