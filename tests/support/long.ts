/** Whether this is `npm run test:long`, which takes more of everything that a usual change cannot break. */
export const isLong = process.env.TEST_LONG === '1'
