"""Front wheels in their forks."""
from kit import move
from motorcycles import clamps, flat_bar, front_end, spread_legs


def fork_wheel(products):
    """Fork and front wheel, from the front left: our cartridges' caps above the clamp."""
    import bpy
    front_end(rim='wheel-gold') + clamps(560, 742) + flat_bar()
    move(spread_legs(products['fork'](), 100), x=34, z=796)
    move([item for item in bpy.context.scene.objects if item.type == 'MESH'], ry=25)
    return dict(target=(150, 0, 305), radius=560, span=1100, yaw=32, elevation=6, focal=85, fstop=16, near=60, floor=-302, shift=(-0.08, 0), tall=dict(shift=(0, 0), span=900))
