import { Scene, Vector3, type WebGLRenderer } from 'three'
import type { Model } from '@/lib/models/model'
import { createFloor } from './floor'
import { loadLabelFonts } from './label-texture'
import { aimLamp, createLamp } from './lamp'
import type { MeasureText } from './measures'
import { createRenderer } from './renderer'
import { lightStudio } from './studio'
import { createSubject, type Subject } from './subject'
import { createMaterials } from './surface-materials'
import { createView, type View } from './view'

export type StageOptions = {
  /** The element that the canvas fills; it tells how many triangles there are in `data-triangles`. */
  host: HTMLElement
  model: Model
  measures: readonly MeasureText[]
  /** The visitor asked for less motion. */
  isStill: boolean
  /** The graphics context was taken away; the stage shows nothing any more. */
  onLost: () => void
}

export type Stage = {
  /** How far the product is taken apart, 0 … 1. */
  explode: (t: number) => void
  showMeasures: (isShown: boolean) => void
  replaceModel: (model: Model) => void
  /** Degrees to the right and upwards. */
  rotate: (right: number, up: number) => void
  /** Below 1 comes nearer. */
  zoom: (factor: number) => void
  reset: () => void
  close: () => void
}

type Frame = { width: number; height: number; centre: Vector3; radius: number }

/** Floor, lamps and surroundings; `light` sets them up for the product, `aim` for the camera. */
function createSurroundings(renderer: WebGLRenderer, subject: Subject) {
  const [scene, floor, lamp, studio] = [new Scene(), createFloor(), createLamp(), lightStudio(renderer)]
  scene.environment = studio.texture
  scene.add(subject.group, floor.mesh, lamp, lamp.target)
  return {
    scene,
    floor,
    aim: (camera: Vector3, frame: Frame) => aimLamp(scene, lamp, camera, frame),
    dispose: () => {
      floor.dispose()
      studio.dispose()
      lamp.dispose()
    },
  }
}

/** Calls `fit` now and whenever the size of `host` changes; `onLost` when the canvas loses its context. Returns what ends that. */
function watch(host: HTMLElement, canvas: HTMLCanvasElement, fit: () => void, onLost: () => void): () => void {
  const stop = new AbortController()
  const observer = new ResizeObserver(fit)
  observer.observe(host)
  canvas.addEventListener('webglcontextlost', onLost, { signal: stop.signal })
  fit()
  return () => {
    stop.abort()
    observer.disconnect()
  }
}

/** Draws when asked to and as long as the view moves by itself, then rests. */
function createLoop(
  view: () => View,
  draw: () => void,
): { invalidate: () => void; run: (now: number) => void; stop: () => void } {
  let waiting = 0
  const invalidate = (): void => {
    waiting ||= requestAnimationFrame(run)
  }
  function run(now: number): void {
    cancelAnimationFrame(waiting)
    waiting = 0
    const isMoving = view().step(now)
    draw()
    if (isMoving) invalidate()
  }
  return { invalidate, run, stop: () => cancelAnimationFrame(waiting) }
}

/** Puts a product on the stage; done when the first frame is drawn. */
export async function openStage({ host, model, measures, isStill, onLost }: StageOptions): Promise<Stage> {
  await loadLabelFonts()
  const renderer = createRenderer(host)
  const materials = createMaterials()
  const subject = createSubject({ host, model, materials, measures })
  const { scene, floor, aim, dispose } = createSurroundings(renderer, subject)
  const frame: Frame = { width: 1, height: 1, centre: new Vector3(), radius: 1 }
  const loop = createLoop(
    () => view,
    () => {
      aim(view.camera.position, frame)
      subject.face(view.camera, frame.width, frame.height)
      renderer.render(scene, view.camera)
    },
  )
  const view: View = createView(renderer.domElement, { isStill, onChange: loop.invalidate })

  const arrange = (): void => {
    const framing = subject.arrange(frame.width / frame.height)
    frame.centre = framing.centre
    frame.radius = Math.hypot(framing.half, framing.radius)
    floor.update(subject.solids(), new Vector3(framing.centre.x, framing.floor, framing.centre.z), framing.radius)
    // Words beside the lines need some 70 pixels more.
    view.frame(
      { ...framing, radius: Math.max(framing.radius, subject.reach() * (1 + 70 / frame.width)) },
      frame.width / frame.height,
    )
    host.dataset.triangles = String(subject.solids().triangles)
    loop.invalidate()
  }
  const unwatch = watch(
    host,
    renderer.domElement,
    () => {
      const { clientWidth: width, clientHeight: height } = host
      if (width === 0 || height === 0 || (width === frame.width && height === frame.height)) return
      Object.assign(frame, { width, height })
      renderer.setPixelRatio(Math.min(2, devicePixelRatio))
      renderer.setSize(width, height, false)
      arrange()
      // At once: a canvas is empty after its size was set.
      loop.run(performance.now())
    },
    onLost,
  )
  if (!isStill) view.settle(performance.now())
  loop.run(performance.now())

  const change = (act: () => void): void => {
    act()
    arrange()
  }
  return {
    explode: (t) => change(() => subject.explode(t)),
    showMeasures: (isShown) => change(() => subject.measure(isShown)),
    replaceModel: (next) => change(() => subject.replace(next)),
    rotate: view.rotate,
    zoom: view.zoom,
    reset: view.reset,
    close: () => {
      loop.stop()
      unwatch()
      view.dispose()
      subject.dispose()
      materials.dispose()
      dispose()
      renderer.dispose()
      if (!renderer.getContext().isContextLost()) renderer.forceContextLoss()
      renderer.domElement.remove()
    },
  }
}
