import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { encodeFilm, hasFfmpeg } from './films/encode'
import { fps } from './films/frame'
import { fileOf, filmFolder, removeStale, writeManifest } from './films/manifest'
import { planFilms } from './films/plan'
import { listFrames } from './films/reel'
import { writeSheet } from './films/sheet'
import { stories } from './films/stories'
import { createProgress } from './pictures/progress'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    chapter: { type: 'string' },
    sheet: { type: 'boolean' },
    every: { type: 'string' },
    force: { type: 'boolean' },
  },
})

const plans = await planFilms()
const wanted = plans.filter(({ id }) => !values.only || values.only.split(',').some((part) => id.includes(part)))
const storyOf = (id: string) => {
  const story = stories[id]
  if (!story) throw new Error(`Film ${id} is not drawn; add studio/films/stories/${id}.ts.`)
  return story
}

if (values.sheet) {
  for (const { id, chapters } of wanted) {
    const seen = chapters.filter((chapter) => !values.chapter || chapter.id === values.chapter)
    console.log(await writeSheet(listFrames(storyOf(id), seen), '.cache/films', id, Number(values.every ?? 4)))
  }
  process.exit(0)
}

if (!hasFfmpeg()) {
  console.error(
    'The films need ffmpeg with libx264 on this machine: apt-get install ffmpeg, or brew install ffmpeg. The site itself does not.',
  )
  process.exit(1)
}

await mkdir(filmFolder, { recursive: true })
await mkdir('.cache/films', { recursive: true })
const total = wanted.reduce((sum, { seconds }) => sum + seconds, 0)
const progress = createProgress(total)
for (const plan of wanted) {
  const file = fileOf(plan)
  if (existsSync(file) && !values.force) {
    for (let i = 0; i < plan.seconds; i++) progress.skip()
    continue
  }
  let drawn = 0
  // The site's folder only ever holds whole films.
  const draft = `.cache/films/${plan.id}.mp4`
  await encodeFilm(
    listFrames(storyOf(plan.id), plan.chapters),
    plan.chapters.map(({ startSeconds }) => startSeconds),
    draft,
    () => {
      drawn += 1
      if (drawn % fps === 0) progress.advance(plan.id)
    },
  )
  await rename(draft, file)
  await removeStale(plans)
  await writeManifest(plans)
}
await removeStale(plans)
await writeManifest(plans)
progress.end()
