/** Every error of the company API: code → HTTP status. The interface translates the code. */
export const errorStatus = {
  INVALID_INPUT: 400,
  UNAUTHORIZED: 401,
  INVALID_CREDENTIALS: 401,
  INVALID_TOKEN: 401,
  INVALID_CODE: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  CONFLICT: 409,
  LINK_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_FILE: 415,
  WEAK_PASSWORD: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UPSTREAM_UNAVAILABLE: 502,
  SERVICE_UNAVAILABLE: 503,
  TIMEOUT: 504,
  STORAGE_FULL: 507,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

export const fieldErrorCodes = [
  'required',
  'invalid',
  'too-small',
  'too-big',
  'unknown-value',
  'unknown-field',
] as const
/** Why one field was refused; the zod issue code in the field's own words. */
export type FieldError = { path: string; code: (typeof fieldErrorCodes)[number] }

/** The one error class of the site: message + status, as the specification's error catalogue asks. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: FieldError[]
  readonly retryAfterSeconds: number | null

  constructor(
    code: ErrorCode,
    options: {
      message?: string
      status?: number
      fields?: FieldError[]
      retryAfterSeconds?: number | null
      cause?: unknown
    } = {},
  ) {
    super(options.message ?? code, { cause: options.cause })
    this.name = 'ApiError'
    this.code = code
    this.status = options.status ?? errorStatus[code]
    this.fields = options.fields ?? []
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}
