import { z } from 'zod'
import { slugSchema, yearMonthSchema } from '@/lib/contract/common'
import { restrictionSchema, type Restriction } from '@/lib/contract/fitment'
import { adjusterLetters } from '@/lib/contract/adjuster-letters'
import { setupSchema, type Setup } from '@/lib/contract/product'
import type { Adjuster } from '@/lib/contract/product-words'
import { mountSchema, type Mount } from '@/lib/contract/vehicle'
import { normalizeCode } from '@/lib/domain/product-code'
import type { RowErrorCode } from './row-errors'

// Issues carry a RowErrorCode as their message; zod's own are translated where rows are read.

function fail(context: z.core.$RefinementCtx, message: RowErrorCode): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

const needed = z.string().min(1, 'required' satisfies RowErrorCode)

/** The same, where an empty cell means "none". */
export function orNone<T>(parser: z.ZodType<T, string>) {
  return z
    .string()
    .transform((text) => (text === '' ? null : text))
    .pipe(parser.nullable())
}

export const text = (max: number) => needed.max(max)
export const textOrEmpty = (max: number) => z.string().max(max)
export const slug = needed.refine((value) => slugSchema.safeParse(value).success, 'not-an-id' satisfies RowErrorCode)
export const yearMonth = needed.refine(
  (value) => yearMonthSchema.safeParse(value).success,
  'not-a-month' satisfies RowErrorCode,
)
export const day = needed.refine((value) => z.iso.date().safeParse(value).success, 'not-a-day' satisfies RowErrorCode)
export const choice = <const T extends readonly [string, ...string[]]>(values: T) => needed.pipe(z.enum(values))

const truths = { yes: true, true: true, '1': true, no: false, false: false, '0': false, '': false } as const
export const yesNo = z.string().transform((value, context) => {
  const key = value.toLowerCase()
  return Object.hasOwn(truths, key) ? truths[key as keyof typeof truths] : fail(context, 'not-yes-or-no')
})

/** A figure with a decimal point; a typographic minus is read as one. */
export const figure = needed.transform((value, context) => {
  const plain = value.replace(/^[−–]/, '-')
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : fail(context, 'not-a-number')
})

/** `eye 12x25`, `stem 10`, `flange`: kind, bore or thread in mm, width in mm. */
export const mount = needed.transform((value, context): Mount => {
  const match = /^([a-z]+)(?:\s+(\d+(?:\.\d+)?)(?:\s*[x×]\s*(\d+(?:\.\d+)?))?)?$/i.exec(value)
  const parsed = mountSchema.safeParse({
    kind: match?.[1]?.toLowerCase(),
    holeMm: toFigure(match?.[2]),
    widthMm: toFigure(match?.[3]),
  })
  return parsed.success ? parsed.data : fail(context, 'not-a-mount')
})

const toFigure = (part: string | undefined) => (part === undefined ? null : Number(part))

/** `TRCL`; spaces and plus signs between the letters do not matter. */
export const adjusters = z.string().transform((value, context): Adjuster[] => {
  const letters = Array.from(value.toUpperCase().replace(/[\s+]/g, ''))
  const known = adjusterLetters.filter((letter) => letters.includes(letter))
  return known.length === letters.length ? known : fail(context, 'not-adjusters')
})

/** `factory preload=4 rebound=12|sport rebound=8`; figures that are not named are none. */
export const setups = z.string().transform((value, context): Setup[] => {
  const parsed = z.array(setupSchema.strict()).safeParse(splitList(value).map(toSetup))
  const isOnce = parsed.success && new Set(parsed.data.map((setup) => setup.column)).size === parsed.data.length
  return isOnce ? parsed.data : fail(context, 'not-a-setup')
})

function toSetup(part: string): Record<string, unknown> {
  const [column, ...figures] = part.split(/\s+/)
  const given = figures
    .map((entry) => entry.split('='))
    .map(([key = '', figureText = '']) => [key, figureText === '' ? Number.NaN : Number(figureText)] as const)
  return {
    column,
    preload: null,
    rebound: null,
    compression: null,
    highSpeed: null,
    sagMm: null,
    ...Object.fromEntries(given),
  }
}

const restrictionArgument: Partial<Record<string, (value: string) => Record<string, unknown>>> = {
  'drive-only': (drive) => ({ drive }),
  from: (ym) => ({ ym }),
  until: (ym) => ({ ym }),
  'check-mount': (holeMm) => ({ holeMm: holeMm === '' ? null : Number(holeMm) }),
  'load-only': (kg) => ({ kg: kg === '' ? null : Number(kg) }),
  kit: (what) => ({ what }),
  trim: (what) => ({ what }),
}

/** `drive-only:4wd|from:2022-06|alignment`. */
export const restrictions = z.string().transform((value, context): Restriction[] => {
  const list = splitList(value).map((part) => {
    const [code = '', argument] = part.split(':', 2).map((piece) => piece.trim())
    const read = restrictionArgument[code]
    // An argument where none belongs is a slip worth telling.
    return { code: argument !== undefined && !read ? part : code, ...read?.(argument ?? '') }
  })
  const parsed = z.array(restrictionSchema).safeParse(list)
  return parsed.success ? parsed.data : fail(context, 'not-a-restriction')
})

const numberKey = /^(?=.*\d)[A-Z0-9]{4,40}$/

/** Part numbers separated by `|`, each once. A key that search could not find is a slip. */
export const partNumbers = z.string().transform((value, context): string[] => {
  const list = new Map(splitList(value).map((number) => [normalizeCode(number), number]))
  if (list.size > 40 || Array.from(list.keys()).some((key) => !numberKey.test(key)))
    return fail(context, 'not-part-numbers')
  return Array.from(list.values())
})

/** Words separated by `|`. */
export const words = z.string().transform(splitList)

export function splitList(value: string): string[] {
  return value
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}
