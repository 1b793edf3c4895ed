import fc from 'fast-check'

/**
 * fast-check with the same inputs in every run, so that what fails was changed and not drawn. `PROPERTY_SEED=$RANDOM npx vitest run …`
 * looks at others.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })

export { fc }
