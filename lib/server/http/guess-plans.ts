/** What a guess is made at: four digits of a phone number, a PIN or code of six, a password. */
export const secretKinds = ['digits', 'pin', 'password'] as const
export type SecretKind = (typeof secretKinds)[number]

export type GuessLimitName = 'guess' | SecretKind | `${SecretKind}-slowed`

const day = 86_400

/**
 * Wrong guesses: first of one caller at anything. Then, for each kind of secret, of all callers at one thing; a thing that had so many is never
 * locked, but each caller has fewer tries at it and waits longer. The fewer possibilities a secret has, the sooner: in a year one caller has at most
 * 380 guesses at four digits (of 10 000) and 20 000 at a PIN (of a million), and each further one about 100 and 1 800.
 */
export const guessPlans = {
  guess: { points: 10, seconds: 600 },
  digits: { points: 10, seconds: 14 * day },
  'digits-slowed': { points: 2, seconds: 7 * day },
  pin: { points: 50, seconds: day },
  'pin-slowed': { points: 5, seconds: day },
  password: { points: 50, seconds: day },
  'password-slowed': { points: 3, seconds: 3600 },
} as const satisfies Record<GuessLimitName, { points: number; seconds: number }>
