const names = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const

/** What a person would call the device; empty = unknown. */
export const deviceName = (userAgent: string): string => names.find(([mark]) => mark.test(userAgent))?.[1] ?? ''
