import '@/lib/client/without-eval'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { visitShape } from '@/lib/contract/appointment'
import { suitsType } from '@/lib/domain/appointment/jobs'
import type { ReadyVisit, VisitDraft } from './visit-form'

/** The part of a booking that a visitor types, checked by the contract itself. A job that is not done on the vehicle is refused with the issue `custom`. */
export const visitSchema: z.ZodType<ReadyVisit, VisitDraft> = z
  .object(visitShape)
  .refine(({ job, vehicle }) => suitsType(job, vehicle.type), { path: ['job'] })

export const resolveVisit: Resolver<VisitDraft, unknown, ReadyVisit> = zodResolver(visitSchema)
