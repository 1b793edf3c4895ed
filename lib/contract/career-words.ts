/** Words of the job postings that forms and filters name without needing the contract's schemas. */
export const jobDepartments = [
  'engineering',
  'production',
  'quality',
  'sales',
  'digital',
  'training',
  'supply',
  'safety',
] as const
export const jobPlaces = ['factory', 'office', 'warehouse'] as const
export const jobTypes = ['full-time', 'contract', 'internship'] as const
export const jobLevels = ['trainee', 'entry', 'experienced', 'lead'] as const
export const jobShifts = ['day', 'two-shift', 'flexible'] as const
export const jobStates = ['closing', 'open', 'closed'] as const
/** Which further questions the form asks. */
export const jobForms = ['short', 'full', 'intern'] as const
export const jobSteps = ['reading', 'call', 'trial', 'portfolio', 'interview', 'second-interview', 'offer'] as const
export const jobBenefits = [
  'social-security',
  'provident-fund',
  'health-insurance',
  'accident-insurance',
  'yearly-bonus',
  'annual-leave',
  'overtime',
  'shift-allowance',
  'language-allowance',
  'travel-allowance',
  'meals',
  'shuttle',
  'workwear',
  'training',
  'remote-days',
  'intern-allowance',
  'intern-certificate',
] as const
export const languageLevels = ['basic', 'working', 'fluent'] as const

export type JobPlace = (typeof jobPlaces)[number]
export type JobType = (typeof jobTypes)[number]
export type JobState = (typeof jobStates)[number]
export type JobForm = (typeof jobForms)[number]

/** Longest answers of an application, characters: a line, the lines in place of a résumé. */
export const applicationLimits = { line: 200, text: 2000 } as const
