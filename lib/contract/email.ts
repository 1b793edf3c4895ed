import { z } from 'zod'

/** As typed: full-width letters and signs count as the ones they stand for, spaces around it do not. What comes out is what is written to. */
export const typedEmailSchema = z.string().normalize('NFKC').trim().check(z.email())
