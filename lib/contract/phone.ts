import { z } from 'zod'
import { phoneDigits } from './phone-digits'

/** E.164. */
export const phoneSchema = z.string().regex(/^\+[1-9]\d{6,14}$/)

/** As typed; whether it is a number, the service decides. Eight digits or more, Thai and full-width ones too. */
export const typedPhoneSchema = z
  .string()
  .trim()
  .max(40)
  .regex(phoneDigits)
  .meta({
    pattern: String.raw`^(?:0(?:[689]\d{8}|[2-57]\d{7})|\+[1-9]\d{6,14})$`,
    description:
      'As dialled in Thailand, or E.164. Spaces, dashes, Thai and full-width digits are understood, too; a number that no country gives out is refused.',
  })
