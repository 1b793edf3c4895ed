/** Parts a frame is composed from. */
export type FrameParts = {
  header: 'full' | 'plain' | 'none'
  navigation: boolean
  footer: 'full' | 'plain' | 'none'
  language: boolean
}

/** The named layouts of the specification, each a composition of header, navigation, footer and language parts. */
export const frames = {
  default: { header: 'full', navigation: true, footer: 'full', language: true },
  blank: { header: 'none', navigation: false, footer: 'none', language: false },
  dashboard: { header: 'full', navigation: true, footer: 'plain', language: true },
  'dashboard navbar': { header: 'plain', navigation: true, footer: 'none', language: true },
  footer: { header: 'none', navigation: false, footer: 'full', language: false },
  'footer without links': { header: 'none', navigation: false, footer: 'plain', language: false },
  header: { header: 'full', navigation: true, footer: 'none', language: true },
  'header new': { header: 'full', navigation: true, footer: 'plain', language: true },
  'header new 2': { header: 'full', navigation: false, footer: 'full', language: true },
  'header without links': { header: 'plain', navigation: false, footer: 'plain', language: true },
  language: { header: 'plain', navigation: false, footer: 'none', language: true },
  lang: { header: 'none', navigation: false, footer: 'none', language: true },
  'no-link': { header: 'plain', navigation: false, footer: 'plain', language: false },
} as const satisfies Record<string, FrameParts>

export type FrameName = keyof typeof frames

/** An unknown layout name falls back to the default layout. */
export function frameParts(name: string): FrameParts {
  return Object.hasOwn(frames, name) ? frames[name as FrameName] : frames.default
}
