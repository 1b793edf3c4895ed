import { z } from 'zod'

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1')
const flagOn = z
  .enum(['0', '1'])
  .default('1')
  .transform((value) => value === '1')
const optionalUrl = z
  .union([z.literal(''), z.url()])
  .default('')
  .transform((value) => value || null)
const optionalText = z
  .string()
  .default('')
  .transform((value) => value || null)
const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const networks = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .refine(
    (list) => list.every((entry) => network.safeParse(entry).success),
    'must be IP addresses or networks such as 10.0.0.0/8, separated by commas',
  )

/** `name=value` with commas between them. */
const pairs = z
  .string()
  .default('')
  .refine(
    (value) => value === '' || value.split(',').every((pair) => /^ *[a-z][a-z0-9-]*=[^=]*$/.test(pair)),
    'must be pairs such as website-id=1234, separated by commas',
  )
  .transform((value) =>
    Object.fromEntries(
      value
        .split(',')
        .filter((pair) => pair.trim() !== '')
        .map((pair): [string, string] => {
          const [name = '', text = ''] = pair.split('=')
          return [name.trim(), text.trim()]
        }),
    ),
  )
/** As OpenTelemetry writes headers: `name=value` with commas between them, values encoded as in an address. */
const otlpHeaders = z
  .string()
  .regex(
    /^(?:[\w-]+=(?:[^,%]|%[\da-f]{2})*(?:,|$))*$/i,
    'must be pairs such as authorization=Bearer%20abc, separated by commas',
  )
  .default('')
  .transform((value) =>
    Object.fromEntries(
      [...value.matchAll(/([\w-]+)=([^,]*)/g)].map(([, name = '', text = '']): [string, string] => [
        name,
        decodeURIComponent(text),
      ]),
    ),
  )
const origins = z
  .string()
  .regex(
    /^(?: *https:\/\/[a-z0-9.*-]+(?::\d+)? *(?:,|$))*$/,
    'must be addresses such as https://stats.example.com, separated by commas',
  )
  .default('')

/** Characters that the secret behind every signature has at least. */
export const leastSecretLength = 32

/** Every variable the project reads; `.env.example` explains each. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SITE_URL: z.url().default('http://localhost:3000'),
  DATABASE_URL: z
    .string()
    .min(1)
    .regex(/^(postgres(ql)?:\/\/.+|:memory:|[^:]+)$/, 'must be postgres://… or the path of a file')
    .default('data/company.db'),
  TRUSTED_PROXIES: networks,
  COMPANY_API_URL: optionalUrl,
  COMPANY_API_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(8000),
  TOKEN_SECRET: z.string().min(leastSecretLength, `must have ${leastSecretLength} characters or more`).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  INTERNAL_PAGES: flag,
  PREVIEW: flag,
  SERVICE_WORKER: flagOn,
  REVALIDATE_SECRET: z.string().min(16, 'must have 16 characters or more').optional(),
  REDIS_URL: z
    .union([z.literal(''), z.url({ protocol: /^rediss?$/, error: 'must begin with redis:// or rediss://' })])
    .default('')
    .transform((value) => value || null),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must begin with http:// or https://' })])
    .default('')
    .transform((value) => value || null),
  OTEL_EXPORTER_OTLP_HEADERS: otlpHeaders,
  OTEL_SERVICE_NAME: z.string().min(1).default('yss-site'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  METRICS_TOKEN: z.string().min(16, 'must have 16 characters or more').optional(),
  BUILD_ON_START: z
    .enum(['0', '1'])
    .default('1')
    .transform((value) => value === '1'),
  SMTP_URL: z
    .union([z.literal(''), z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' })])
    .default('')
    .transform((value) => value || null),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<?[^\s@<>]+@[^\s@<>]+>?$/, 'must be an e-mail address, with or without a name before it')
    .optional(),
  COMPANY_MAILBOX: z.email('must be an e-mail address').optional(),
  SMS_URL: optionalUrl,
  SMS_TOKEN: optionalText,
  SMS_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}( *, *[A-Z]{2})*$/, 'must be country codes such as TH,JP')
    .default('TH,JP')
    .transform((value) => value.split(/ *, */)),
  SMS_DAILY_BUDGET: z.coerce.number().int().min(0).default(200),
  EMAIL_DAILY_BUDGET: z.coerce.number().int().min(0).default(2000),
  STORAGE_DIR: z
    .string()
    .min(1)
    .regex(/^(?!(?:\.\/)?public(?:\/|$))/, 'must not lie in public, where everybody could read it')
    .default('data/uploads'),
  PAPERS_MAX_MB: z.coerce.number().int().min(1).max(1_000_000).default(500),
  S3_ENDPOINT: optionalUrl,
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, 'must be a name such as ap-southeast-1')
    .default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  SECURITY_CONTACT: z
    .union([
      z.literal(''),
      z.url({ protocol: /^(?:https|mailto|tel)$/, error: 'must begin with https://, mailto: or tel:' }),
    ])
    .default('')
    .transform((value) => value || null),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/, 'must be 8 to 128 letters, digits and -')
    .optional(),
  GOOGLE_VERIFICATION: z
    .string()
    .regex(/^google[0-9a-f]{8,32}\.html$/, 'must be the name of the file, such as google0123456789abcdef.html')
    .optional(),
  BING_VERIFICATION: z
    .string()
    .regex(/^[0-9A-F]{32}$/, 'must be the 32 characters between <user> and </user>')
    .optional(),
  ANALYTICS_SCRIPT: z
    .union([z.literal(''), z.url({ protocol: /^https$/, error: 'must begin with https://' })])
    .default('')
    .transform((value) => value || null),
  ANALYTICS_ATTRIBUTES: pairs,
  ANALYTICS_HOSTS: origins,
  RECAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be letters, digits, _ and -')
    .optional(),
  RECAPTCHA_VERSION: z.enum(['2', '2-invisible', '3']).optional(),
  RECAPTCHA_SECRET: optionalText,
  RECAPTCHA_ENTERPRISE: flag,
})

/** What a setting is worth nothing without. */
const needed = [
  ['SMTP_URL', ['MAIL_FROM']],
  ['S3_ENDPOINT', ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  ['RECAPTCHA_SITE_KEY', ['RECAPTCHA_VERSION', 'RECAPTCHA_SECRET']],
] as const satisfies [string, string[]][]

export type Environment = z.infer<typeof environmentSchema>

/** Parses variables; throws one sentence per wrong variable, naming it. */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const filled = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(filled)
  const wrong = parsed.success
    ? findMissing(parsed.data)
    : parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message] as const)
  if (parsed.success && wrong.length === 0) return parsed.data
  throw new Error(wrong.map(([name, reason]) => `The environment variable ${name} is wrong: ${reason}.`).join('\n'))
}

function findMissing(values: Environment): (readonly [name: string, reason: string])[] {
  return needed.flatMap(([name, others]) =>
    values[name] ? others.filter((other) => !values[other]).map((other) => [other, `${name} needs it`] as const) : [],
  )
}

let known: Environment | null = null

/** The process's environment, parsed once. */
export function environment(): Environment {
  known ??= parseEnvironment(process.env)
  return known
}

/** What a page tells the browser about the robot check; null = none is configured. */
export function robotCheckSettings(): {
  siteKey: string
  version: '2' | '2-invisible' | '3'
  enterprise: boolean
} | null {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_VERSION: version, RECAPTCHA_ENTERPRISE: enterprise } = environment()
  return siteKey && version ? { siteKey, version, enterprise } : null
}

/** Script of another company's analytics, which a page loads for visitors who allow it; null = none is configured. */
export function externalAnalytics(): { src: string; attributes: Record<string, string> } | null {
  const { ANALYTICS_SCRIPT: src, ANALYTICS_ATTRIBUTES: attributes } = environment()
  return src ? { src, attributes } : null
}
