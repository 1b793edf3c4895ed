import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { height, width } from './frame'
import type { FilmPlan } from './plan'

export const filmFolder = 'public/films'
const manifestFile = 'lib/videos/manifest.json'

/** Address of a film on the site. */
const addressOf = ({ id, hash }: FilmPlan): string => `/films/${id}.${hash}.mp4`
/** File of a film in this repository. */
export const fileOf = (plan: FilmPlan): string => `public${addressOf(plan)}`

async function entryOf(plan: FilmPlan) {
  const { size } = await stat(fileOf(plan))
  return {
    file: addressOf(plan),
    width,
    height,
    bytes: size,
    durationSeconds: plan.seconds,
    chapters: Object.fromEntries(plan.chapters.map(({ id, startSeconds }) => [id, startSeconds])),
  }
}

/** Enters the films that are drawn, in the order of the plans; the others keep what they had. */
export async function writeManifest(plans: readonly FilmPlan[]): Promise<void> {
  const before = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<string, unknown>
  const entries = await Promise.all(
    plans.map(async (plan) => [plan.id, await entryOf(plan).catch(() => before[plan.id])] as const),
  )
  await writeFile(
    manifestFile,
    `${JSON.stringify(Object.fromEntries(entries.filter(([, entry]) => entry)), null, 2)}\n`,
  )
}

/** Removes films whose drawing or length has changed since, once the new one is there, and films of no guide. */
export async function removeStale(plans: readonly FilmPlan[]): Promise<void> {
  const drawn = new Set(await readdir(filmFolder))
  for (const name of drawn) {
    const plan = plans.find(({ id }) => name.startsWith(`${id}.`))
    const current = plan ? `${plan.id}.${plan.hash}.mp4` : ''
    if (!plan || (name !== current && drawn.has(current))) await rm(`${filmFolder}/${name}`)
  }
}
