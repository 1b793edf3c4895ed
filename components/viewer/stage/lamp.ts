import { DirectionalLight, MathUtils, type Scene, type Vector3 } from 'three'

/** One lamp of the studio also casts shadows, which a surrounding picture of light cannot. */
export function createLamp(): DirectionalLight {
  const lamp = new DirectionalLight(0xffffff, 1.9)
  lamp.castShadow = true
  lamp.shadow.mapSize.set(2048, 2048)
  lamp.shadow.radius = 3
  return lamp
}

/** Keeps all light with the camera, so that the product turns before its lamps as on a turntable. `radius` of what is lit, mm. */
export function aimLamp(
  scene: Scene,
  lamp: DirectionalLight,
  camera: Vector3,
  { centre, radius }: { centre: Vector3; radius: number },
): void {
  const azimuth = Math.atan2(camera.x - centre.x, camera.z - centre.z)
  scene.environmentRotation.set(0, azimuth, 0)
  const turn = azimuth - MathUtils.degToRad(38)
  lamp.position
    .set(Math.sin(turn), 1.05, Math.cos(turn))
    .normalize()
    .multiplyScalar(radius * 3)
    .add(centre)
  lamp.target.position.copy(centre)
  const { shadow } = lamp
  if (shadow.camera.right === radius) return
  Object.assign(shadow.camera, {
    left: -radius,
    right: radius,
    top: radius,
    bottom: -radius,
    near: radius,
    far: radius * 5,
  })
  shadow.camera.updateProjectionMatrix()
  shadow.normalBias = radius * 0.006
  shadow.bias = -0.0004
}
