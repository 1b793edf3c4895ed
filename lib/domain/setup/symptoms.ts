import type { ActionId } from './actions'

export const symptomGroups = ['corner', 'bumps', 'speed', 'load', 'stop'] as const
export type SymptomGroup = (typeof symptomGroups)[number]

/** `amount`: clicks to turn at a time, or mm of preload. `at`: the end the step belongs to, where it is not both. */
export type SymptomStep = { action: ActionId; amount?: number; at?: 'front' | 'rear' }
export type Symptom = {
  group: SymptomGroup
  /** Stop and have it seen; nothing is to be adjusted. */ isSafety?: true
  steps: readonly SymptomStep[]
}

/** What a rider feels, and what to try in which order: free checks first, then one adjuster at a time, springs and service last. */
export const symptoms = {
  wallows: {
    group: 'corner',
    steps: [
      { action: 'check-sag' },
      { action: 'rebound-in', amount: 2 },
      { action: 'compression-in', amount: 2 },
      { action: 'service' },
    ],
  },
  'runs-wide': {
    group: 'corner',
    steps: [
      { action: 'check-tyres' },
      { action: 'preload-more', amount: 2, at: 'rear' },
      { action: 'length-more', amount: 2, at: 'rear' },
      { action: 'rebound-out', amount: 2, at: 'front' },
    ],
  },
  'front-dives': {
    group: 'corner',
    steps: [
      { action: 'compression-in', amount: 2, at: 'front' },
      { action: 'preload-more', amount: 2, at: 'front' },
      { action: 'fork-oil' },
      { action: 'spring-harder' },
    ],
  },
  'rear-squats': {
    group: 'corner',
    steps: [
      { action: 'check-sag' },
      { action: 'compression-in', amount: 2, at: 'rear' },
      { action: 'preload-more', amount: 2, at: 'rear' },
      { action: 'spring-harder' },
    ],
  },
  'harsh-small': {
    group: 'bumps',
    steps: [
      { action: 'check-tyres' },
      { action: 'compression-out', amount: 2 },
      { action: 'preload-less', amount: 2 },
      { action: 'rebound-out', amount: 2 },
      { action: 'spring-softer' },
    ],
  },
  'kicks-sharp': {
    group: 'bumps',
    steps: [{ action: 'high-out', amount: 2 }, { action: 'compression-out', amount: 2 }, { action: 'check-tyres' }],
  },
  'kicks-seat': {
    group: 'bumps',
    steps: [
      { action: 'rebound-in', amount: 2, at: 'rear' },
      { action: 'preload-less', amount: 2, at: 'rear' },
      { action: 'service' },
    ],
  },
  'packs-down': {
    group: 'bumps',
    steps: [{ action: 'rebound-out', amount: 3 }, { action: 'preload-more', amount: 1 }, { action: 'service' }],
  },
  'bottoms-out': {
    group: 'bumps',
    steps: [
      { action: 'check-sag' },
      { action: 'high-in', amount: 2 },
      { action: 'compression-in', amount: 3 },
      { action: 'spring-harder' },
    ],
  },
  bounces: {
    group: 'bumps',
    steps: [{ action: 'rebound-in', amount: 3 }, { action: 'service' }, { action: 'replace-pair' }],
  },
  'fork-hard': {
    group: 'bumps',
    steps: [
      { action: 'compression-out', amount: 3, at: 'front' },
      { action: 'preload-less', amount: 2, at: 'front' },
      { action: 'fork-oil' },
      { action: 'check-mounts' },
    ],
  },
  'head-shake': {
    group: 'speed',
    steps: [
      { action: 'check-tyres' },
      { action: 'check-bearings' },
      { action: 'preload-less', amount: 2, at: 'rear' },
      { action: 'rebound-in', amount: 1, at: 'front' },
      { action: 'workshop' },
    ],
  },
  floats: {
    group: 'speed',
    steps: [
      { action: 'check-tyres' },
      { action: 'rebound-in', amount: 2 },
      { action: 'compression-in', amount: 2 },
      { action: 'replace-pair' },
    ],
  },
  fades: {
    group: 'speed',
    steps: [{ action: 'rebound-in', amount: 1 }, { action: 'service' }, { action: 'workshop' }],
  },
  'leans-loaded': {
    group: 'load',
    steps: [
      { action: 'check-load' },
      { action: 'preload-even', at: 'rear' },
      { action: 'check-mounts' },
      { action: 'workshop' },
    ],
  },
  'sags-loaded': {
    group: 'load',
    steps: [
      { action: 'check-load' },
      { action: 'preload-more', amount: 3, at: 'rear' },
      { action: 'load-assist' },
      { action: 'spring-harder' },
    ],
  },
  'one-side-low': {
    group: 'load',
    steps: [{ action: 'check-tyres' }, { action: 'preload-even' }, { action: 'check-mounts' }, { action: 'workshop' }],
  },
  'too-high': {
    group: 'load',
    steps: [
      { action: 'check-sag' },
      { action: 'preload-less', amount: 2 },
      { action: 'length-less', amount: 2 },
      { action: 'spring-softer' },
    ],
  },
  'oil-leak': {
    group: 'stop',
    isSafety: true,
    steps: [{ action: 'stop-riding' }, { action: 'workshop' }, { action: 'replace-pair' }],
  },
  noise: {
    group: 'stop',
    isSafety: true,
    steps: [{ action: 'stop-riding' }, { action: 'check-mounts' }, { action: 'workshop' }],
  },
  bent: { group: 'stop', isSafety: true, steps: [{ action: 'stop-riding' }, { action: 'workshop' }] },
} as const satisfies Record<string, Symptom>

export type SymptomId = keyof typeof symptoms

/** The symptoms in the order of the table, by id. */
export const symptomList: readonly (Symptom & { id: SymptomId })[] = Object.entries(symptoms).flatMap(([id, symptom]) =>
  isSymptomId(id) ? [{ id, ...symptom }] : [],
)

function isSymptomId(id: string): id is SymptomId {
  return Object.hasOwn(symptoms, id)
}
