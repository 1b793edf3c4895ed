import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { buildModel } from '@/lib/models/build-model'
import { cacheFolder, type Job, type Machine } from './job'
import { drawLabelPng } from './label-svg'
import type { MachineShot } from './machine-shots'
import { writeGlb } from './write-glb'

const folder = 'studio/pictures/blender/machine'

/** A Python file of the machines and those it imports from beside it. */
async function readSources(name: string, known = new Map<string, string>()): Promise<Map<string, string>> {
  if (known.has(name)) return known
  const text = await readFile(`${folder}/${name}.py`, 'utf8').catch(() => null)
  if (text === null) return known
  known.set(name, text)
  for (const [, found] of text.matchAll(/^\s*(?:from|import) (\w+)/gm)) if (found) await readSources(found, known)
  return known
}

async function hashSources(scene: string): Promise<string> {
  const hash = createHash('sha256')
  const sources = await readSources(scene.split(':')[0] ?? '', await readSources('photograph'))
  for (const [name, text] of [...sources].sort(([a], [b]) => a.localeCompare(b))) hash.update(name).update(text)
  return hash.digest('hex')
}

/** What a picture on a machine depends on: the parts in it, the scene's own scripts and the studio. */
export async function prepareMachineJob(shot: MachineShot, studio: string): Promise<Job> {
  const { id, width, height, samples, sizes, scene } = shot
  const hash = createHash('sha256')
    .update(studio)
    .update(await hashSources(scene))
  hash.update(JSON.stringify([scene, width, height, samples, sizes]))
  await mkdir(cacheFolder, { recursive: true })
  const products: Machine['products'] = {}
  for (const [key, product] of Object.entries(shot.products)) {
    const model = buildModel(product, 'picture')
    const glb = await writeGlb(model, { apart: shot.apart })
    const path = `${cacheFolder}/${id}-${key}.glb`
    hash.update(glb)
    products[key] = { path, length: (model.anchors.top ?? 0) - (model.anchors.bottom ?? 0) }
    await writeFile(path, glb)
  }
  for (const [key, art] of Object.entries(shot.labels)) {
    const png = await drawLabelPng(art)
    hash.update(JSON.stringify(art))
    const path = `${cacheFolder}/${id}-${key}.png`
    products[key] = { path, length: 0 }
    await writeFile(path, png)
  }
  return {
    shot,
    hash: hash.digest('hex').slice(0, 16),
    glb: '',
    out: `${cacheFolder}/${id}`,
    machine: { scene, products },
  }
}
