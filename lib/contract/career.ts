import { z } from 'zod'
import {
  jobBenefits,
  jobDepartments,
  jobForms,
  jobLevels,
  jobPlaces,
  jobShifts,
  jobStates,
  jobSteps,
  jobTypes,
  languageLevels,
} from './career-words'
import { daySchema, langSchema, langShape, slugSchema } from './common'
import { get, type Endpoint } from './endpoint'

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const line = z.string().min(1)

/** What is paid before tax and deductions: a band in baht, or by the company's pay structure, whose grade the applicant is told. */
export const paySchema = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('band'),
      min: z.int().positive(),
      max: z.int().positive(),
      per: z.enum(['month', 'day']),
    })
    .refine(({ min, max }) => min <= max, { path: ['max'] }),
  z.object({ kind: z.literal('structure'), per: z.enum(['month', 'day']) }),
])
export type Pay = z.infer<typeof paySchema>

/** A step of the selection; days are working days, counted from the step before. */
const jobStepSchema = z.object({
  step: z.enum(jobSteps),
  withinDays: z.int().positive(),
  /** What it takes of the applicant's time, minutes; null = nothing. */
  minutes: z.int().positive().nullable(),
})

/** What is the same in every language. */
export const jobFactsSchema = z.object({
  /** Of the posting; a position that is posted again has another one. */
  id: slugSchema.refine((id) => id !== 'register'),
  /** Readable name of the position, for addresses. */
  position: slugSchema,
  department: z.enum(jobDepartments),
  level: z.enum(jobLevels),
  type: z.enum(jobTypes),
  place: z.enum(jobPlaces),
  shift: z.enum(jobShifts),
  /** Working hours of each shift. */
  hours: z
    .array(z.object({ from: clock, to: clock }))
    .min(1)
    .max(2),
  daysPerWeek: z.int().min(1).max(6),
  pay: paySchema,
  benefits: z.array(z.enum(jobBenefits)).min(3),
  languages: z.array(z.object({ lang: langSchema, level: z.enum(languageLevels) })).min(1),
  vacancies: z.int().positive(),
  /** First and last day on which one can apply, both included; days of Thailand. No last one: until somebody is found. */
  posted: daySchema,
  validThrough: daySchema.nullable(),
  form: z.enum(jobForms),
  steps: z.array(jobStepSchema).min(2),
  /** Made up to show how postings look. */
  sample: z.boolean(),
})

/** A posting in the list. */
export const jobSchema = jobFactsSchema.extend({ state: z.enum(jobStates), title: line, lead: line })
export type Job = z.infer<typeof jobSchema>

export const jobDetailsSchema = jobSchema.extend({
  duties: z.array(line).min(3),
  requirements: z.array(line).min(2),
  /** Not needed, but of use. */
  welcome: z.array(line).min(1),
  /** How the pay is set and what comes on top. */
  payNote: line,
  /** Who decides, and by what. */
  decides: line,
  /** One day at work. */
  day: z.array(z.object({ at: clock, text: line })).min(4),
})
export type JobDetails = z.infer<typeof jobDetailsSchema>

export const careersQuery = z.object({
  ...langShape,
  department: z.enum(jobDepartments).optional(),
  place: z.enum(jobPlaces).optional(),
  type: z.enum(jobTypes).optional(),
  state: z.enum(jobStates).optional(),
})

export const careerEndpoints = {
  getCareers: get(
    'careers',
    'Job postings with their state today in Thailand: coming to their end, the first to end first; open, the latest first; closed, the latest first',
    careersQuery,
    z.array(jobSchema),
  ),
  getCareerDetails: get(
    'careers/details',
    'One job posting, whole; closed ones stay readable',
    z.object({ ...langShape, id: slugSchema }),
    jobDetailsSchema,
    { errors: ['NOT_FOUND'] },
  ),
} as const satisfies Record<string, Endpoint>
