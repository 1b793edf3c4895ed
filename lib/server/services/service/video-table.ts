import type { Video } from '@/lib/contract/service'

type Chapter = Video['chapters'][number]
export type VideoPlan = Omit<Video, 'title' | 'summary' | 'needs' | 'chapters'> & { chapters: readonly Omit<Chapter, 'title' | 'transcript'>[] }

/** Everything about the films that is the same in every language; the words stand in content/{language}/videos/{id}.json. Times are those of the script. */
export const videoTable: readonly VideoPlan[] = [
  {
    id: 'measure-sag', line: 'moto', durationSeconds: 250, film: null, poster: 'hero-moto',
    chapters: [
      { id: 'why', startSeconds: 0, figure: { kind: 'vehicle', body: 'bigbike', axle: 'rear' } },
      { id: 'extended', startSeconds: 38, figure: { kind: 'sketch', id: 'sag-extended' } },
      { id: 'static', startSeconds: 88, figure: { kind: 'sketch', id: 'sag-static' } },
      { id: 'rider', startSeconds: 136, figure: { kind: 'sketch', id: 'sag-rider' } },
      { id: 'judge', startSeconds: 190, figure: { kind: 'scene', id: 'macro-spring' } },
    ],
  },
  {
    id: 'set-preload', line: 'moto', durationSeconds: 215, film: null, poster: 'macro-preload',
    chapters: [
      { id: 'what', startSeconds: 0, figure: { kind: 'sketch', id: 'preload' } },
      { id: 'stepped', startSeconds: 45, figure: { kind: 'vehicle', body: 'scooter', axle: 'rear' } },
      { id: 'threaded', startSeconds: 92, figure: { kind: 'scene', id: 'macro-preload' } },
      { id: 'pair', startSeconds: 148, figure: { kind: 'sketch', id: 'pair' } },
      { id: 'check', startSeconds: 182, figure: { kind: 'sketch', id: 'sag-rider' } },
    ],
  },
  {
    id: 'count-clicks', line: 'moto', durationSeconds: 240, film: null, poster: 'macro-rebound',
    chapters: [
      { id: 'find', startSeconds: 0, figure: { kind: 'scene', id: 'macro-rebound' } },
      { id: 'close', startSeconds: 42, figure: { kind: 'sketch', id: 'clicks' } },
      { id: 'rebound', startSeconds: 95, figure: { kind: 'scene', id: 'exploded-piggyback' } },
      { id: 'compression', startSeconds: 150, figure: { kind: 'scene', id: 'macro-reservoir' } },
      { id: 'note', startSeconds: 200, figure: { kind: 'vehicle', body: 'bigbike', axle: 'both' } },
    ],
  },
  {
    id: 'change-twin-shocks', line: 'moto', durationSeconds: 285, film: null, poster: 'hero-scooter',
    chapters: [
      { id: 'prepare', startSeconds: 0, figure: { kind: 'vehicle', body: 'underbone', axle: 'rear' } },
      { id: 'compare', startSeconds: 52, figure: { kind: 'sketch', id: 'tape' } },
      { id: 'swap', startSeconds: 110, figure: { kind: 'sketch', id: 'pair' } },
      { id: 'tighten', startSeconds: 178, figure: { kind: 'sketch', id: 'torque' } },
      { id: 'ride', startSeconds: 240, figure: { kind: 'vehicle', body: 'scooter', axle: 'rear' } },
    ],
  },
  {
    id: 'find-serial', line: 'all', durationSeconds: 175, film: null, poster: 'macro-reservoir',
    chapters: [
      { id: 'where', startSeconds: 0, figure: { kind: 'scene', id: 'hero-home' } },
      { id: 'serial', startSeconds: 40, figure: { kind: 'sketch', id: 'serial' } },
      { id: 'code', startSeconds: 82, figure: { kind: 'scene', id: 'macro-clevis' } },
      { id: 'register', startSeconds: 125, figure: { kind: 'sketch', id: 'pair' } },
    ],
  },
  {
    id: 'oil-or-leak', line: 'all', durationSeconds: 205, film: null, poster: 'hero-pickup',
    chapters: [
      { id: 'clean', startSeconds: 0, figure: { kind: 'scene', id: 'hero-pickup' } },
      { id: 'film', startSeconds: 44, figure: { kind: 'sketch', id: 'leak' } },
      { id: 'rod', startSeconds: 98, figure: { kind: 'scene', id: 'exploded-gas-shock' } },
      { id: 'next', startSeconds: 150, figure: { kind: 'vehicle', body: 'pickup', axle: 'both' } },
    ],
  },
  {
    id: 'car-in-pairs', line: 'auto', durationSeconds: 295, film: null, poster: 'hero-car',
    chapters: [
      { id: 'pair', startSeconds: 0, figure: { kind: 'vehicle', body: 'sedan', axle: 'front' } },
      { id: 'safety', startSeconds: 48, figure: { kind: 'scene', id: 'exploded-coilover' } },
      { id: 'small-parts', startSeconds: 108, figure: { kind: 'scene', id: 'hero-car' } },
      { id: 'bushings', startSeconds: 170, figure: { kind: 'sketch', id: 'bushing' } },
      { id: 'alignment', startSeconds: 236, figure: { kind: 'vehicle', body: 'sedan', axle: 'both' } },
    ],
  },
  {
    id: 'air-every-day', line: 'auto', durationSeconds: 225, film: null, poster: 'hero-air',
    chapters: [
      { id: 'start', startSeconds: 0, figure: { kind: 'vehicle', body: 'pickup', axle: 'rear' } },
      { id: 'drain', startSeconds: 46, figure: { kind: 'sketch', id: 'drain' } },
      { id: 'leak', startSeconds: 98, figure: { kind: 'scene', id: 'hero-air' } },
      { id: 'load', startSeconds: 160, figure: { kind: 'vehicle', body: 'pickup', axle: 'rear' } },
    ],
  },
]
