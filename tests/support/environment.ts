/** Imported first by tests that need the process's environment: nothing is logged, no secret is written to disk, and one address of the documentation range is a proxy. */
process.env.LOG_LEVEL = 'silent'
process.env.TRUSTED_PROXIES = '192.0.2.250'
process.env.TOKEN_SECRET = 'a-secret-of-the-tests-with-enough-characters'

export const tokenSecret = process.env.TOKEN_SECRET
