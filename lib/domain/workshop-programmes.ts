import type { Job } from '@/lib/contract/workshop-words'

export type Programme = {
  /** What is booked for it. */
  job: Job
  /** Labour for one axle or one pair, hours: the usual case and the long one. Assumed times of the trade. */
  hours: readonly [usual: number, long: number]
}

/** What the workshops do, in the order of the page; the words stand in content/{language}/service. */
export const workshopProgrammes = {
  moto: {
    overhaul: { job: 'overhaul', hours: [2, 3] },
    gas: { job: 'n2-recharge', hours: [0.5, 1] },
    spring: { job: 'fitting', hours: [1, 2] },
    fork: { job: 'fork-service', hours: [2, 3] },
    fitting: { job: 'fitting', hours: [1, 2] },
    setup: { job: 'setup', hours: [1, 1.5] },
  },
  auto: {
    pair: { job: 'fitting', hours: [2, 3] },
    mount: { job: 'fitting', hours: [2, 3.5] },
    height: { job: 'fitting', hours: [3, 5] },
    air: { job: 'inspection', hours: [1, 2.5] },
    bushing: { job: 'inspection', hours: [1.5, 3] },
    overhaul: { job: 'overhaul', hours: [2, 4] },
  },
} as const satisfies Record<string, Record<string, Programme>>

export type WorkshopLine = keyof typeof workshopProgrammes
