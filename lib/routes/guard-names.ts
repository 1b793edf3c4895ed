export const guardNames = [
  'language',
  'header',
  'redirect',
  'auth',
  'guest',
  'scope',
  'checkCountry',
  'internal',
  'preview',
] as const
export type GuardName = (typeof guardNames)[number]
