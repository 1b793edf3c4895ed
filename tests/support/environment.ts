/** Imported first by tests that need the process's environment: nothing is logged, and no secret is written to disk. */
process.env.LOG_LEVEL = 'silent'
process.env.TOKEN_SECRET = 'a-secret-of-the-tests-with-enough-characters'

export const tokenSecret = process.env.TOKEN_SECRET
