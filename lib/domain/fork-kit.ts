/** What a rider answers before a fork is opened. */
export const forkQuestions = {
  symptom: ['dives', 'harsh', 'both'],
  springs: ['right', 'wrong'],
  control: ['none', 'preload', 'clicks'],
} as const

export type ForkQuestion = keyof typeof forkQuestions
export type ForkAnswers = { [Q in ForkQuestion]: (typeof forkQuestions)[Q][number] }

export const forkAdvices = ['springs', 'upgrade', 'damper', 'cartridge'] as const
export type ForkAdvice = (typeof forkAdvices)[number]

/** Where each kit stands in the range. */
export const forkAdvicePaths = {
  springs: '/fork-sport-kit',
  upgrade: '/fork-upgrade-kit',
  damper: '/fork-damper-kit',
  cartridge: '/fork-sport-kit',
} as const satisfies Record<ForkAdvice, string>

/** The least that answers all three: springs that are right stay in the fork, and nobody opens it for clicks that are not wanted. */
export function adviseForkKit({ symptom, springs, control }: ForkAnswers): ForkAdvice {
  if (springs === 'right') return control === 'preload' ? 'upgrade' : 'damper'
  if (control === 'clicks') return 'cartridge'
  return symptom === 'dives' && control === 'none' ? 'springs' : 'upgrade'
}
