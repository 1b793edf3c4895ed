import { CanvasTexture, SRGBColorSpace, type Texture } from 'three'
import { wordmarkBox, wordmarkPath } from '@/lib/drawings/wordmark'
import { labelInks, layOutLabel, type LabelItem } from '@/lib/models/label'
import type { LabelArt } from '@/lib/models/model'

/** Pixels to the millimetre, and the longest side of a label's texture. */
const density = 12
const longest = 1024

/** The site's own Latin font, under the name the build gave it. */
const readFontFamily = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--font-saira').trim() || 'sans-serif'

/** Waits for the two weights that labels are set in; a font that does not come leaves the next best one. */
export async function loadLabelFonts(): Promise<void> {
  const family = readFontFamily()
  await Promise.allSettled([500, 700].map((weight) => document.fonts.load(`${weight} 32px ${family}`)))
}

function drawItem(pen: CanvasRenderingContext2D, item: LabelItem, ink: string, family: string): void {
  pen.save()
  pen.fillStyle = item.type === 'bar' ? labelInks.accent : ink
  if (item.type === 'bar') pen.fillRect(item.x, item.y, item.width, item.height)
  if (item.type === 'wordmark') {
    const scale = item.height / wordmarkBox.height
    pen.translate(item.x, item.y)
    pen.scale(scale, scale)
    pen.translate(-wordmarkBox.x, -wordmarkBox.y)
    pen.fill(new Path2D(wordmarkPath))
  }
  if (item.type === 'text') {
    // Set at 100 px and scaled down: browsers round very small sizes up.
    pen.font = `${item.weight} 100px ${family}`
    const scale = item.size / 100
    const squeeze = Math.min(1, item.width / (pen.measureText(item.text).width * scale))
    pen.translate(item.x, item.y)
    pen.scale(scale * squeeze, scale)
    pen.fillText(item.text, 0, 0)
  }
  pen.restore()
}

/** The print of a label on a transparent ground. */
export function drawLabel(art: LabelArt): Texture {
  const { width, height, isTurned, items } = layOutLabel(art)
  const scale = Math.min(density, longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(2, Math.round(width * scale))
  canvas.height = Math.max(2, Math.round(height * scale))
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.scale(canvas.width / width, canvas.height / height)
    if (isTurned) {
      pen.translate(0, height)
      pen.rotate(-Math.PI / 2)
    }
    const family = readFontFamily()
    for (const item of items) drawItem(pen, item, labelInks[art.ink], family)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}
