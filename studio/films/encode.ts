import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { fps, height, width, type Frame } from './frame'
import { rasterFrame } from './raster'

/** Pictures that are drawn ahead of the encoder; each takes 3 MB. */
const ahead = 4

/** A key frame of a drawing weighs as much as four seconds of its movement; jumps land on those that every chapter begins with. */
const settings = [
  '-c:v',
  'libx264',
  '-preset',
  'slow',
  '-crf',
  '33',
  '-tune',
  'animation',
  '-pix_fmt',
  'yuv420p',
  '-profile:v',
  'high',
  '-g',
  String(fps * 4),
  '-keyint_min',
  '1',
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-an',
  '-map_metadata',
  '-1',
  '-fflags',
  '+bitexact',
  '-movflags',
  '+faststart',
]

/** Whether ffmpeg with H.264 is on this machine. */
export function hasFfmpeg(): boolean {
  const { error, stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  return !error && stdout.includes('libx264')
}

/** Draws the frames and writes them as an MP4 without sound, with a key frame at each chapter's first second. @throws with ffmpeg's own words when it fails. */
export async function encodeFilm(
  frames: Iterable<Frame>,
  chapterStarts: readonly number[],
  file: string,
  onFrame: () => void,
): Promise<void> {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${width}x${height}`,
      '-r',
      String(fps),
      '-i',
      'pipe:0',
      ...settings,
      '-force_key_frames',
      chapterStarts.join(','),
      '-f',
      'mp4',
      file,
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  const words: string[] = []
  ffmpeg.stderr.on('data', (chunk: Buffer) => words.push(chunk.toString()))
  const ended = once(ffmpeg, 'close')
  const push = async (waiting: Promise<Buffer>): Promise<void> => {
    if (!ffmpeg.stdin.write(await waiting)) await once(ffmpeg.stdin, 'drain')
    onFrame()
  }
  const queue: Promise<Buffer>[] = []
  let last: Frame | null = null
  let drawn: Promise<Buffer> | null = null
  for (const frame of frames) {
    if (!drawn || frame !== last) drawn = rasterFrame(frame)
    last = frame
    queue.push(drawn)
    const first = queue.length > ahead ? queue.shift() : undefined
    if (first) await push(first)
  }
  for (const waiting of queue) await push(waiting)
  ffmpeg.stdin.end()
  await finished(ffmpeg.stdin)
  const [code] = (await ended) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}: ${words.join('')}`)
}
