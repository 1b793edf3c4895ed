import type { Film, Video } from '@/lib/contract/video'

type Chapter = Video['chapters'][number]

/** A film that was not drawn: where it lies and its times in seconds, chapters by their ids. */
export type Filmed = { film: Film; durationSeconds: number; chapters: Readonly<Record<string, number>> }

/** `filmed` takes the place of the drawn film. */
export type VideoPlan = Pick<Video, 'id' | 'line' | 'published' | 'poster'> & {
  filmed?: Filmed
  chapters: readonly Pick<Chapter, 'id' | 'figure'>[]
}

/** Everything about the guides that is the same in every language, but for the drawn films (lib/videos); the words stand in content/{language}/videos/{id}.json. */
export const videoTable: readonly VideoPlan[] = [
  {
    id: 'measure-sag',
    line: 'moto',
    published: '2026-11-22',
    poster: 'hero-moto',
    chapters: [
      { id: 'why', figure: { kind: 'vehicle', body: 'bigbike', axle: 'rear' } },
      { id: 'extended', figure: { kind: 'sketch', id: 'sag-extended' } },
      { id: 'static', figure: { kind: 'sketch', id: 'sag-static' } },
      { id: 'rider', figure: { kind: 'sketch', id: 'sag-rider' } },
      { id: 'judge', figure: { kind: 'scene', id: 'macro-spring' } },
    ],
  },
  {
    id: 'set-preload',
    line: 'moto',
    published: '2026-11-22',
    poster: 'macro-preload',
    chapters: [
      { id: 'what', figure: { kind: 'sketch', id: 'preload' } },
      { id: 'stepped', figure: { kind: 'vehicle', body: 'scooter', axle: 'rear' } },
      { id: 'threaded', figure: { kind: 'scene', id: 'macro-preload' } },
      { id: 'pair', figure: { kind: 'sketch', id: 'pair' } },
      { id: 'check', figure: { kind: 'sketch', id: 'sag-rider' } },
    ],
  },
  {
    id: 'count-clicks',
    line: 'moto',
    published: '2026-11-22',
    poster: 'macro-rebound',
    chapters: [
      { id: 'find', figure: { kind: 'scene', id: 'macro-rebound' } },
      { id: 'close', figure: { kind: 'sketch', id: 'clicks' } },
      { id: 'rebound', figure: { kind: 'scene', id: 'exploded-piggyback' } },
      { id: 'compression', figure: { kind: 'scene', id: 'macro-reservoir' } },
      { id: 'note', figure: { kind: 'vehicle', body: 'bigbike', axle: 'both' } },
    ],
  },
  {
    id: 'change-twin-shocks',
    line: 'moto',
    published: '2026-11-22',
    poster: 'hero-scooter',
    chapters: [
      { id: 'prepare', figure: { kind: 'vehicle', body: 'underbone', axle: 'rear' } },
      { id: 'compare', figure: { kind: 'sketch', id: 'tape' } },
      { id: 'swap', figure: { kind: 'sketch', id: 'pair' } },
      { id: 'tighten', figure: { kind: 'sketch', id: 'torque' } },
      { id: 'ride', figure: { kind: 'vehicle', body: 'scooter', axle: 'rear' } },
    ],
  },
  {
    id: 'find-serial',
    line: 'all',
    published: '2026-11-22',
    poster: 'macro-reservoir',
    chapters: [
      { id: 'where', figure: { kind: 'scene', id: 'hero-home' } },
      { id: 'serial', figure: { kind: 'sketch', id: 'serial' } },
      { id: 'code', figure: { kind: 'scene', id: 'macro-clevis' } },
      { id: 'register', figure: { kind: 'sketch', id: 'pair' } },
    ],
  },
  {
    id: 'oil-or-leak',
    line: 'all',
    published: '2026-11-22',
    poster: 'hero-pickup',
    chapters: [
      { id: 'clean', figure: { kind: 'scene', id: 'hero-pickup' } },
      { id: 'film', figure: { kind: 'sketch', id: 'leak' } },
      { id: 'rod', figure: { kind: 'scene', id: 'exploded-gas-shock' } },
      { id: 'next', figure: { kind: 'vehicle', body: 'pickup', axle: 'both' } },
    ],
  },
  {
    id: 'car-in-pairs',
    line: 'auto',
    published: '2026-11-22',
    poster: 'hero-car',
    chapters: [
      { id: 'pair', figure: { kind: 'vehicle', body: 'sedan', axle: 'front' } },
      { id: 'safety', figure: { kind: 'scene', id: 'exploded-coilover' } },
      { id: 'small-parts', figure: { kind: 'scene', id: 'hero-car' } },
      { id: 'bushings', figure: { kind: 'sketch', id: 'bushing' } },
      { id: 'alignment', figure: { kind: 'vehicle', body: 'sedan', axle: 'both' } },
    ],
  },
  {
    id: 'air-every-day',
    line: 'auto',
    published: '2026-11-22',
    poster: 'hero-air',
    chapters: [
      { id: 'start', figure: { kind: 'vehicle', body: 'pickup', axle: 'rear' } },
      { id: 'drain', figure: { kind: 'sketch', id: 'drain' } },
      { id: 'leak', figure: { kind: 'scene', id: 'hero-air' } },
      { id: 'load', figure: { kind: 'vehicle', body: 'pickup', axle: 'rear' } },
    ],
  },
]
