import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three'

/** The wheel zooms only while the canvas has the focus; otherwise it scrolls the page. Must run before the controls listen. */
function letPageScroll(canvas: HTMLCanvasElement, host: HTMLElement): void {
  canvas.addEventListener('pointerdown', () => host.focus({ preventScroll: true }))
  canvas.addEventListener('wheel', (event) => document.activeElement === host || event.stopImmediatePropagation(), {
    capture: true,
    passive: true,
  })
}

/** A canvas that fills `host`, transparent where nothing stands. Throws where there is no WebGL. */
export function createRenderer(host: HTMLElement): WebGLRenderer {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true, powerPreference: 'high-performance' })
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = 0.62
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.setClearAlpha(0)
  const { domElement: canvas } = renderer
  canvas.setAttribute('aria-hidden', 'true')
  canvas.className = 'absolute inset-0 size-full'
  host.append(canvas)
  letPageScroll(canvas, host)
  return renderer
}
