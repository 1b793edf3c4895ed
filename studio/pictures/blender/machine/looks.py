"""Materials of machines and of the workshop, beside those of the products (see ../materials.py for the keys)."""
from materials import MATERIALS

PAINT = dict(metal=0.0, rough=0.34, coat=1.0, coat_rough=0.04, specular=0.3)

MACHINE = {
    'tyre': dict(colour=(0.022, 0.022, 0.0225), rough=0.62, specular=0.42, grain=0.10, grain_size=0.0007),
    'wheel-dark': dict(colour=(0.030, 0.031, 0.034), metal=0.5, rough=0.33, coat=0.6, coat_rough=0.12, specular=0.5, edge=0.0014),
    'wheel-silver': dict(colour=(0.46, 0.47, 0.49), metal=0.85, rough=0.33, coat=0.5, coat_rough=0.10, edge=0.0014),
    'wheel-gold': dict(colour=(0.42, 0.24, 0.06), metal=0.85, rough=0.34, coat=0.5, coat_rough=0.10, edge=0.0014),
    'machined': dict(colour=(0.62, 0.63, 0.65), metal=1.0, rough=0.30, grain=0.03, grain_size=0.0006, edge=0.0008),
    'cast-raw': dict(colour=(0.36, 0.37, 0.385), metal=0.9, rough=0.44, grain=0.16, grain_size=0.0010, edge=0.0012),
    'cast-dark': dict(colour=(0.050, 0.052, 0.056), metal=0.6, rough=0.42, grain=0.16, grain_size=0.0010, specular=0.6, edge=0.0012),
    'frame-black': dict(colour=(0.014, 0.0145, 0.0155), metal=0.0, rough=0.30, coat=0.7, coat_rough=0.10, specular=0.6, grain=0.02, grain_size=0.002, edge=0.001),
    'chassis-black': dict(colour=(0.020, 0.0205, 0.022), metal=0.0, rough=0.46, specular=0.55, grain=0.10, grain_size=0.0014, edge=0.001),
    'brake-disc': dict(colour=(0.50, 0.51, 0.53), metal=1.0, rough=0.26, turn=0.65, lines=0.45, edge=0.0005),
    'iron': dict(colour=(0.20, 0.195, 0.19), metal=0.9, rough=0.46, grain=0.14, grain_size=0.0010, edge=0.0008),
    'leaf': dict(colour=(0.045, 0.047, 0.050), metal=0.5, rough=0.44, specular=0.6, grain=0.08, grain_size=0.0012, edge=0.0010),
    'chain': dict(colour=(0.42, 0.40, 0.36), metal=1.0, rough=0.30),
    'body-ink': {**PAINT, 'colour': (0.010, 0.016, 0.028), 'specular': 0.6},
    'body-cream': {**PAINT, 'colour': (0.60, 0.52, 0.38)},
    'body-green': {**PAINT, 'colour': (0.022, 0.060, 0.048), 'specular': 0.5},
    'body-red': {**PAINT, 'colour': (0.30, 0.006, 0.008)},
    'body-grey': {**PAINT, 'colour': (0.085, 0.090, 0.098), 'metal': 0.5},
    'bench-steel': dict(colour=(0.30, 0.31, 0.325), metal=1.0, rough=0.40, grain=0.05, grain_size=0.004, edge=0.0010),
    'bench-blue': dict(colour=(0.016, 0.045, 0.085), rough=0.40, coat=0.4, coat_rough=0.20, specular=0.5, grain=0.06, grain_size=0.0014, edge=0.0015),
    'bench-red': dict(colour=(0.36, 0.006, 0.008), rough=0.38, coat=0.5, coat_rough=0.15, specular=0.4, grain=0.05, grain_size=0.0014, edge=0.0015),
    'wood': dict(colour=(0.070, 0.042, 0.025), rough=0.50, specular=0.35, grain=0.12, grain_size=0.0030, edge=0.0015),
    'card': dict(colour=(0.34, 0.235, 0.140), rough=0.80, specular=0.15, grain=0.05, grain_size=0.0012),
    'card-black': dict(colour=(0.016, 0.0165, 0.018), rough=0.55, specular=0.30, grain=0.04, grain_size=0.0012, edge=0.001),
    'card-red': dict(colour=(0.46, 0.008, 0.012), rough=0.5, specular=0.3),
    'paper': dict(colour=(0.78, 0.78, 0.77), rough=0.70, specular=0.2),
    'print-grey': dict(colour=(0.10, 0.105, 0.11), rough=0.7, specular=0.2),
    'foam': dict(colour=(0.022, 0.0225, 0.024), rough=0.95, specular=0.1, grain=0.4, grain_size=0.0016),
    'gas-bottle': {**PAINT, 'colour': (0.035, 0.037, 0.041), 'specular': 0.5},
    'gas-shoulder': {**PAINT, 'colour': (0.010, 0.012, 0.016), 'specular': 0.6},
    'tape-yellow': dict(colour=(0.86, 0.52, 0.015), rough=0.36, specular=0.4, edge=0.0006),
    'dial': dict(colour=(0.86, 0.86, 0.84), rough=0.5, specular=0.3),
    'dial-ink': dict(colour=(0.010, 0.010, 0.011), rough=0.5, specular=0.3),
    'wall': dict(colour=(0.020, 0.0215, 0.024), rough=0.75, specular=0.3, grain=0.08, grain_size=0.004),
    'screen': dict(colour=(0.006, 0.007, 0.009), rough=0.12, specular=0.6),
}
MATERIALS.update(MACHINE)
