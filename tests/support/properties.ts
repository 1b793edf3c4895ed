import fc from 'fast-check'

/**
 * fast-check with the same inputs in every run, so that what fails was changed and not drawn. `PROPERTY_SEED=$RANDOM npx vitest run …`
 * looks at others.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })

/** Whether this is `npm run test:long`, which takes more of everything that a usual change cannot break. */
export const isLong = process.env.TEST_LONG === '1'

export { fc }
