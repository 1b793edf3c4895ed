import type { AboutName, DraftName } from '@/lib/content/about'
import type { SceneId } from '@/lib/pictures/scenes'

type AboutPage = {
  path: `/about/${AboutName}`
  /** What lies beside the heading. Default: nothing, the page is for reading. */
  scene?: SceneId
}

/** Pages about the company; their words are in content/<language>/about/<name>.json. */
export const aboutPages: Readonly<Record<AboutName, AboutPage>> = {
  introduction: { path: '/about/introduction', scene: 'exploded-coilover' },
  technology: { path: '/about/technology', scene: 'exploded-fork-cartridge' },
  rd: { path: '/about/rd', scene: 'exploded-gas-shock' },
  award: { path: '/about/award' },
  'business-ethics': { path: '/about/business-ethics' },
  'whistleblowing-policy': { path: '/about/whistleblowing-policy' },
}

export const draftPath = (name: DraftName) => `/about/${name}` as const
