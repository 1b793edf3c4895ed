import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { environmentSchema, parseEnvironment } from './environment'

describe('parseEnvironment', () => {
  it('needs nothing', () => {
    expect(parseEnvironment({})).toMatchObject({
      PORT: 3000,
      SITE_URL: 'http://localhost:3000',
      DATABASE_URL: 'data/company.db',
      COMPANY_API_URL: null,
      COMPANY_API_TIMEOUT_MS: 8000,
      INTERNAL_PAGES: false,
      PREVIEW: false,
    })
  })

  it('takes an empty variable for one that is not set', () => {
    expect(
      parseEnvironment(Object.fromEntries(Object.keys(environmentSchema.shape).map((name) => [name, '']))),
    ).toEqual(parseEnvironment({}))
  })

  it('reads a list of proxies', () => {
    expect(parseEnvironment({ TRUSTED_PROXIES: '127.0.0.1, ::1,10.0.0.0/8,fd00::/8' }).TRUSTED_PROXIES).toEqual([
      '127.0.0.1',
      '::1',
      '10.0.0.0/8',
      'fd00::/8',
    ])
    expect(parseEnvironment({}).TRUSTED_PROXIES).toEqual([])
  })

  it('reads what is set, and nothing else', () => {
    expect(
      parseEnvironment({
        PORT: '8080',
        COMPANY_API_URL: 'https://api.example.com/v1',
        DATABASE_URL: 'postgres://user@db/company',
        INTERNAL_PAGES: '1',
        HOME: '/root',
      }),
    ).toMatchObject({
      PORT: 8080,
      COMPANY_API_URL: 'https://api.example.com/v1',
      DATABASE_URL: 'postgres://user@db/company',
      INTERNAL_PAGES: true,
    })
    expect(parseEnvironment({ HOME: '/root' })).not.toHaveProperty('HOME')
  })

  const wrong: [keyof typeof environmentSchema.shape, string][] = [
    ['NODE_ENV', 'staging'],
    ['PORT', 'abc'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['SITE_URL', 'example'],
    ['DATABASE_URL', 'mysql://user@db/company'],
    ['TRUSTED_PROXIES', '127.0.0.1,localhost'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['COMPANY_API_URL', 'not a url'],
    ['COMPANY_API_TIMEOUT_MS', '5'],
    ['TOKEN_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['INTERNAL_PAGES', 'yes'],
    ['PREVIEW', 'true'],
    ['SERVICE_WORKER', 'off'],
    ['REVALIDATE_SECRET', 'short'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'https://redis.example.com'],
    ['METRICS_TOKEN', 'short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer abc'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=100%'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['BUILD_ON_START', 'no'],
    ['COMPANY_MAILBOX', 'somebody'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['MAIL_FROM', 'no address'],
    ['SMS_URL', 'gateway'],
    ['SMS_COUNTRIES', 'Thailand'],
    ['SECURITY_CONTACT', 'security@example.com'],
    ['INDEXNOW_KEY', 'short'],
    ['GOOGLE_VERIFICATION', '../google0123456789abcdef.html'],
    ['BING_VERIFICATION', '<user>'],
    ['ANALYTICS_SCRIPT', 'http://stats.example.com/s.js'],
    ['ANALYTICS_ATTRIBUTES', 'website-id'],
    ['ANALYTICS_HOSTS', 'stats'],
    ['SMS_DAILY_BUDGET', '-1'],
    ['EMAIL_DAILY_BUDGET', 'many'],
    ['STORAGE_DIR', 'public/uploads'],
    ['PAPERS_MAX_MB', '0'],
    ['S3_ENDPOINT', 'storage'],
    ['S3_REGION', 'a b'],
    ['S3_BUCKET', 'A'],
    ['RECAPTCHA_SITE_KEY', 'a key'],
    ['RECAPTCHA_VERSION', '4'],
    ['RECAPTCHA_ENTERPRISE', 'yes'],
  ]
  /** Any text is right: what they open is not known here. */
  const anyText = ['OTEL_SERVICE_NAME', 'SMS_TOKEN', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'RECAPTCHA_SECRET']

  it.each(wrong)('%s=%s stops with a sentence that names it', (name, value) => {
    expect(() => parseEnvironment({ [name]: value })).toThrow(
      new RegExp(`^The environment variable ${name} is wrong: .+\\.$`),
    )
  })

  it('tries a wrong value of every variable', () => {
    expect(new Set([...wrong.map(([name]) => name), ...anyText])).toEqual(new Set(Object.keys(environmentSchema.shape)))
  })

  it.each([
    [{ SMTP_URL: 'smtp://mail.example.com' }, /MAIL_FROM is wrong: SMTP_URL needs it/],
    [
      { S3_ENDPOINT: 'https://s3.example.com', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
      /^[^\n]*S3_BUCKET is wrong: S3_ENDPOINT needs it\.$/,
    ],
    [
      { RECAPTCHA_SITE_KEY: 'key', RECAPTCHA_SECRET: 'secret' },
      /RECAPTCHA_VERSION is wrong: RECAPTCHA_SITE_KEY needs it/,
    ],
  ])('names what %j lacks', (variables, sentence) => {
    expect(() => parseEnvironment(variables)).toThrow(sentence)
  })

  it.each(['shop@example.com', 'YSS Suspension <shop@example.com>'])('sends from %s', (MAIL_FROM) => {
    expect(parseEnvironment({ SMTP_URL: 'smtps://user:secret@mail.example.com:465', MAIL_FROM })).toMatchObject({
      MAIL_FROM,
    })
  })

  it('names all that are wrong, a sentence each', () => {
    expect(() => parseEnvironment({ PORT: 'abc', LOG_LEVEL: 'loud' })).toThrow(
      /PORT is wrong: [^\n]+\nThe environment variable LOG_LEVEL is wrong/,
    )
  })

  it('keeps secrets out of the sentence', () => {
    expect(() => parseEnvironment({ TOKEN_SECRET: 'hunter2-hunter2' })).toThrow(/^((?!hunter2).)*$/s)
  })

  it('takes .env.example unedited', () => {
    const lines = readFileSync('.env.example', 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z\d_]+=/.test(line))
    const variables = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    )
    expect(() => parseEnvironment(variables)).not.toThrow()
    expect(
      Object.keys(environmentSchema.shape).filter((name) => name !== 'NODE_ENV' && !(name in variables)),
      'variables it does not explain',
    ).toEqual([])
  })
})
