import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { encodePicture, pictureFolder, readManifest, writeManifest } from './pictures/encode'
import { cacheFolder, hashStudio, prepareJob, writeOrder, type Job } from './pictures/job'
import { prepareMachineJob } from './pictures/machine-job'
import { isMachineShot } from './pictures/machine-shots'
import { createProgress } from './pictures/progress'
import { listShots } from './pictures/shots'
import type { Shot } from './pictures/shot'

/** Pictures a Blender process makes before it is started anew, so that a stop loses little and memory stays low. */
const batchSize = 8

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    kind: { type: 'string' },
    limit: { type: 'string' },
    nice: { type: 'string' },
    list: { type: 'boolean' },
    encode: { type: 'boolean' },
    force: { type: 'boolean' },
  },
})

function isWanted(shot: Shot): boolean {
  return (
    (!values.only || values.only.split(',').some((text) => shot.id.includes(text))) &&
    (!values.kind || shot.kind === values.kind)
  )
}

function isDone({ shot, hash }: Job, known: string | undefined): boolean {
  const files = shot.sizes.flatMap((width) => [
    `${pictureFolder}/${shot.id}-${width}.avif`,
    `${pictureFolder}/${shot.id}-${width}.webp`,
  ])
  return !values.force && known === hash && files.every((file) => existsSync(file))
}

/** Renders a batch; calls back as each picture is done. */
async function renderBatch(jobs: readonly Job[], onDone: (job: Job) => Promise<void>): Promise<void> {
  const order = `${cacheFolder}/jobs.json`
  await writeFile(order, writeOrder(jobs))
  const script = jobs.some(({ machine }) => machine) ? 'machine/photograph.py' : 'studio.py'
  const blender = spawn(
    'nice',
    [
      '-n',
      values.nice ?? '5',
      'blender',
      '-b',
      '--python-use-system-env',
      '--python-exit-code',
      '1',
      '-P',
      `studio/pictures/blender/${script}`,
      '--',
      order,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const errors: string[] = []
  blender.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()))
  const ended = new Promise<number>((resolve, reject) => {
    blender.on('error', reject)
    blender.on('close', (code) => resolve(code ?? 1))
  })
  const waiting: Promise<void>[] = []
  for await (const line of createInterface({ input: blender.stdout })) {
    const done = /^JOB (\d+) DONE/.exec(line)
    const job = done ? jobs[Number(done[1]) - 1] : undefined
    if (job) waiting.push(onDone(job))
  }
  await Promise.all(waiting)
  if ((await ended) !== 0)
    failures.push(
      ...errors
        .join('')
        .split('\n')
        .filter((line) => line.startsWith('JOB ')),
      ...(errors.length === 0 ? ['Blender stopped without a word.'] : []),
    )
}

/** What could not be rendered; the others go on. */
const failures: string[] = []

const manifest = await readManifest()
const shots = listShots()
  .filter(isWanted)
  .slice(0, Number(values.limit ?? Infinity))
if (values.list) {
  for (const shot of shots)
    console.log(`${Object.hasOwn(manifest, shot.id) ? '✓' : '·'} ${shot.kind.padEnd(9)} ${shot.id}`)
  process.exit(0)
}

if (values.encode) {
  for (const shot of shots) {
    const hash = manifest[shot.id]?.hash
    const out = `${cacheFolder}/${shot.id}`
    if (hash && existsSync(`${out}.png`)) manifest[shot.id] = await encodePicture({ shot, hash, glb: '', out })
  }
  await writeManifest(manifest)
  process.exit(0)
}

const studio = await hashStudio()
const progress = createProgress(shots.length)
const batch: Job[] = []

async function finish(job: Job): Promise<void> {
  manifest[job.shot.id] = await encodePicture(job)
  await writeManifest(manifest)
  if (job.glb) await rm(job.glb, { force: true })
  progress.advance(job.shot.id)
}

for (const shot of shots) {
  const job = await (isMachineShot(shot) ? prepareMachineJob(shot, studio) : prepareJob(shot, studio))
  if (isDone(job, manifest[shot.id]?.hash)) {
    if (job.glb) await rm(job.glb, { force: true })
    progress.skip()
  } else {
    // A batch is one run of one script.
    const isOther = batch.some(({ machine }) => (machine === undefined) !== (job.machine === undefined))
    if (isOther || batch.length === batchSize) await renderBatch(batch.splice(0), finish)
    batch.push(job)
  }
}
if (batch.length > 0) await renderBatch(batch, finish)
progress.end()
if (failures.length > 0) {
  console.error(failures.join('\n'))
  process.exitCode = 1
}
