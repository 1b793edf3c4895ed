import { MathUtils, PerspectiveCamera, Spherical, Vector3 } from 'three'
import { OrbitControls } from 'three/addons/controls/OrbitControls.js'
import { distanceFor, fieldOfView, firstView, type Framing } from './framing'

const settleMs = 1400
const ease = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)

export type View = {
  camera: PerspectiveCamera
  /** Turns to the right and upwards, degrees. */
  rotate: (right: number, up: number) => void
  /** Below 1 comes nearer. */
  zoom: (factor: number) => void
  reset: () => void
  /** Frames what is measured and keeps how far the visitor has turned and zoomed. */
  frame: (framing: Framing, aspect: number) => void
  /** One slow quarter turn into the first view. */
  settle: (now: number) => void
  /** Moves on to `now` (ms); true while it still moves by itself. */
  step: (now: number) => boolean
  dispose: () => void
}

/** The camera and how it moves round the product. */
export function createView(
  canvas: HTMLCanvasElement,
  { isStill, onChange }: { isStill: boolean; onChange: () => void },
): View {
  const camera = new PerspectiveCamera(fieldOfView, 1, 10, 10000)
  const controls = new OrbitControls(camera, canvas)
  let full = 1000
  let settling: number | null = null
  const place = new Spherical()
  const write = (): void => {
    place.makeSafe()
    camera.position.setFromSpherical(place).add(controls.target)
    controls.update()
    onChange()
  }
  const read = (): Spherical => place.setFromVector3(new Vector3().subVectors(camera.position, controls.target))
  const start = (): void => {
    place.set(full, MathUtils.degToRad(90 - firstView.elevation), MathUtils.degToRad(firstView.azimuth))
  }
  const stop = (): void => {
    settling = null
  }

  controls.enablePan = false
  controls.enableDamping = !isStill
  controls.dampingFactor = 0.09
  controls.rotateSpeed = 0.8
  controls.minPolarAngle = MathUtils.degToRad(6)
  controls.maxPolarAngle = MathUtils.degToRad(150)
  controls.addEventListener('change', onChange)
  controls.addEventListener('start', stop)
  start()
  write()

  return {
    camera,
    rotate: (right, up) => {
      stop()
      read()
      place.theta += MathUtils.degToRad(right)
      place.phi = MathUtils.clamp(place.phi - MathUtils.degToRad(up), controls.minPolarAngle, controls.maxPolarAngle)
      write()
    },
    zoom: (factor) => {
      read()
      place.radius = MathUtils.clamp(place.radius * factor, controls.minDistance, controls.maxDistance)
      write()
    },
    reset: () => {
      stop()
      // What is left of a drag's swing must not carry the camera away again.
      controls.enableDamping = false
      controls.update()
      controls.enableDamping = !isStill
      start()
      write()
    },
    frame: (framing, aspect) => {
      read()
      const share = place.radius / full
      full = distanceFor(framing, aspect)
      controls.minDistance = full * 0.22
      controls.maxDistance = full * 1.6
      controls.target.copy(framing.centre)
      camera.aspect = aspect
      camera.near = full * 0.05
      camera.far = full * 4
      camera.updateProjectionMatrix()
      place.radius = full * share
      write()
    },
    settle: (now) => {
      settling = now
    },
    step: (now) => {
      if (settling !== null) {
        const t = Math.min(1, Math.max(0, (now - settling) / settleMs))
        read()
        place.theta = MathUtils.degToRad(firstView.azimuth - 90 * (1 - ease(t)))
        if (t === 1) stop()
        write()
      }
      return controls.update() || settling !== null
    },
    dispose: () => controls.dispose(),
  }
}
