import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { comparePictures, type Pixels } from './compare'
import { drawDifference, encodeSmall, pictureOf, pixelsOf, type Box } from './small-picture'

const album = 'tests/visual/pictures'
const ending = '.webp'
const renew = 'If the change is meant: npm run update-visual, look at the pictures, commit them.'

/** A screen and a language, as the name of a folder: `390-th`. */
export type Baseline = `${number}-${string}`

type Photograph = { whole: Pixels; part?: Box }

const isRenewal = ({ config }: TestInfo): boolean => ['all', 'changed'].includes(config.updateSnapshots)

/** Names of the committed pictures of a baseline. */
async function committedNames(baseline: Baseline): Promise<string[]> {
  const files = await readdir(path.join(album, baseline)).catch(() => [])
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => path.basename(file, ending))
    .sort()
}

/** Compares a photograph with the committed picture, or commits it when pictures are renewed; answers what is wrong. */
export async function compareToBaseline(
  info: TestInfo,
  baseline: Baseline,
  name: string,
  { whole, part }: Photograph,
): Promise<string | null> {
  const file = path.join(album, baseline, name + ending)
  const small = await encodeSmall(whole, part)
  if (isRenewal(info)) {
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, small)
    return null
  }
  const committed = await readFile(file).catch(() => null)
  if (!committed) return `${file} is missing. ${renew}`
  const [before, after] = await Promise.all([committed, small].map((picture) => pixelsOf(sharp(picture))))
  if (!before || !after) return `${file} cannot be read.`
  const { fault, mask } = comparePictures(before, after)
  if (fault === null) return null
  const [actual, difference] = [info.outputPath(`${name}-actual.png`), info.outputPath(`${name}-difference.png`)]
  await (part ? pictureOf(whole).extract(part) : pictureOf(whole)).toFile(actual)
  await writeFile(difference, await drawDifference(before, after, mask))
  return `${file}: ${fault} (in pixels of the picture).\n  before, after, difference: ${path.relative('.', difference)}; full size: ${path.relative('.', actual)}\n  ${renew}`
}

/** Committed pictures of things that are no longer shown; a renewal removes them. */
export async function findLeftovers(
  info: TestInfo,
  baseline: Baseline,
  isOwn: (name: string) => boolean,
  shown: readonly string[],
): Promise<string[]> {
  const left = (await committedNames(baseline))
    .filter((name) => isOwn(name) && !shown.includes(name))
    .map((name) => path.join(album, baseline, name + ending))
  if (!isRenewal(info)) return left.map((file) => `${file} is of nothing that is shown. ${renew}`)
  await Promise.all(left.map((file) => rm(file)))
  return []
}
