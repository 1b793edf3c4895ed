import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { buildModel } from '@/lib/models/build-model'
import type { Shot } from './shot'
import { writeGlb } from './write-glb'

export const cacheFolder = '.cache/pictures'
const studioFolder = 'studio/pictures/blender'

/** A scene of the machines, and by the names it uses for them the files of parts with their lengths (mm), and of labels. */
export type Machine = { scene: string; products: Record<string, { path: string; length: number }> }

export type Job = { shot: Shot; hash: string; glb: string; out: string; machine?: Machine }

async function hashStudio(): Promise<string> {
  const names = (await readdir(studioFolder)).filter((name) => name.endsWith('.py')).sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(await readFile(`${studioFolder}/${name}`))
  return hash.digest('hex')
}

/** What a picture depends on: its solids, its camera and the studio. */
export async function prepareJob(shot: Shot, studio: string): Promise<Job> {
  const { product, sizes, kind, ...camera } = shot
  const glb = await writeGlb(buildModel(product, 'picture'), { apart: shot.apart })
  const hash = createHash('sha256')
    .update(studio)
    .update(JSON.stringify([camera, sizes, kind]))
    .update(glb)
    .digest('hex')
    .slice(0, 16)
  await mkdir(cacheFolder, { recursive: true })
  const path = `${cacheFolder}/${shot.id}.glb`
  await writeFile(path, glb)
  return { shot, hash, glb: path, out: `${cacheFolder}/${shot.id}` }
}

export { hashStudio }

/** The studio's order form. */
export function writeOrder(jobs: readonly Job[]): string {
  const lines = jobs.map(({ shot: { set, width, height, samples, camera }, glb, out, machine }) => ({
    ...machine,
    glb,
    out,
    set,
    width,
    height,
    samples,
    camera,
  }))
  return JSON.stringify({ jobs: lines })
}
