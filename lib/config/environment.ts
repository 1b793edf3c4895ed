import { z } from 'zod'

const flag = z.enum(['0', '1']).default('0').transform((value) => value === '1')
const optionalUrl = z.union([z.literal(''), z.url()]).default('').transform((value) => value || null)

/** Every variable the project reads; `.env.example` explains each. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SITE_URL: z.url().default('http://localhost:3000'),
  DATABASE_URL: z.string().min(1).regex(/^(postgres(ql)?:\/\/.+|:memory:|[^:]+)$/, 'must be postgres://… or the path of a file').default('data/company.db'),
  COMPANY_API_URL: optionalUrl,
  COMPANY_API_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(8000),
  TOKEN_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  INTERNAL_PAGES: flag,
  PREVIEW: flag,
  REVALIDATE_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
})

export type Environment = z.infer<typeof environmentSchema>

/** Parses variables; throws one sentence per wrong variable, naming it. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environmentSchema.safeParse(filled)
  if (parsed.success) return parsed.data
  const sentences = parsed.error.issues.map((issue) => `The environment variable ${issue.path.join('.')} is wrong: ${issue.message}.`)
  throw new Error(sentences.join('\n'))
}

let known: Environment | null = null

/** The process's environment, parsed once. */
export function environment(): Environment {
  known ??= parseEnvironment(process.env)
  return known
}
