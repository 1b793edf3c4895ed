import { readFile } from 'node:fs/promises'
import opentype, { type Font } from 'opentype.js'
import sharp from 'sharp'
import { wordmarkBox, wordmarkPath } from '@/lib/drawings/wordmark'
import { labelInks, layOutLabel, type LabelItem } from '@/lib/models/label'
import type { LabelArt } from '@/lib/models/model'

const folder = 'node_modules/@expo-google-fonts/saira'
const files = { 500: `${folder}/500Medium/Saira_500Medium.ttf`, 700: `${folder}/700Bold/Saira_700Bold.ttf` } as const
const fonts = new Map<number, Font>()

async function readFont(weight: keyof typeof files): Promise<Font> {
  const known = fonts.get(weight)
  if (known) return known
  const data = await readFile(files[weight])
  const font = opentype.parse(data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength))
  fonts.set(weight, font)
  return font
}

async function writeItem(item: LabelItem, ink: string): Promise<string> {
  if (item.type === 'bar')
    return `<rect x="${item.x}" y="${item.y}" width="${item.width}" height="${item.height}" fill="${labelInks.accent}"/>`
  if (item.type === 'wordmark') {
    const scale = item.height / wordmarkBox.height
    return `<path transform="translate(${item.x} ${item.y}) scale(${scale}) translate(${-wordmarkBox.x} ${-wordmarkBox.y})" d="${wordmarkPath}" fill="${ink}"/>`
  }
  const font = await readFont(item.weight)
  const squeeze = Math.min(1, item.width / font.getAdvanceWidth(item.text, item.size))
  return `<path transform="translate(${item.x} ${item.y}) scale(${squeeze} 1)" d="${font.getPath(item.text, 0, 0, item.size).toPathData(3)}" fill="${ink}"/>`
}

/** A label as an SVG with its letters as outlines, so that no font has to be installed. */
export async function drawLabelSvg(art: LabelArt): Promise<string> {
  const { width, height, isTurned, items } = layOutLabel(art)
  const body = (await Promise.all(items.map((item) => writeItem(item, labelInks[art.ink])))).join('')
  const turn = isTurned ? ` transform="translate(0 ${height}) rotate(-90)"` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><g${turn}>${body}</g></svg>`
}

/** The same as a transparent PNG, 14 pixels to the millimetre, at most 2048 wide. */
export async function drawLabelPng(art: LabelArt): Promise<Buffer> {
  const scale = Math.min(14, 2048 / Math.max(art.width, art.height))
  return sharp(Buffer.from(await drawLabelSvg(art)), { density: Math.round(72 * scale) })
    .resize(Math.round(art.width * scale), Math.round(art.height * scale), { fit: 'fill' })
    .png()
    .toBuffer()
}
