import type { ExternalScript } from './consent-props'

const mark = 'data-after-consent'

/** Whether this page has loaded another company's script. */
export function isExternalLoaded(): boolean {
  return document.querySelector(`script[${mark}]`) !== null
}

/** Loads it, once a page; only ever called when it is allowed. */
export function loadExternal({ src, attributes }: ExternalScript): void {
  if (isExternalLoaded()) return
  const script = Object.assign(document.createElement('script'), { src, async: true })
  script.setAttribute(mark, '')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(`data-${name}`, value)
  document.head.append(script)
}
