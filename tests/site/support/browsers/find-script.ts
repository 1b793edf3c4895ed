/** What a visitor looks for: a kind of thing with a name. */
export type Target = {
  kind: 'link' | 'button' | 'field' | 'choice' | 'option' | 'heading'
  /** What it is called, or the beginning of that. */
  name: string
  /** A selector of what it stands in. */
  within?: string
}

/** Runs in the page, in every browser: it may use nothing from outside. */
function findInPage(kind: string, name: string, within: string): HTMLElement | null {
  const kinds: Record<string, string> = {
    link: 'a[href]',
    button: 'button, summary',
    field: 'input:not([type=hidden]):not([type=radio]):not([type=checkbox]), select, textarea',
    choice: 'input[type=radio], input[type=checkbox]',
    option: '[role=option]',
    heading: 'h1, h2, h3',
  }
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
  const nameOf = (element: HTMLElement): string => {
    const by = element.getAttribute('aria-labelledby')
    if (by !== null)
      return by
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
    const label = element.getAttribute('aria-label')
    if (label !== null) return label
    const { labels } = element as HTMLInputElement
    return labels?.[0]?.textContent ?? element.innerText
  }
  const wanted = clean(name)
  const places = Array.from(document.querySelectorAll<HTMLElement>(within)).filter((place) => place.checkVisibility())
  const found = places
    .flatMap((place) => Array.from(place.querySelectorAll<HTMLElement>(kinds[kind] ?? kind)))
    .filter((element) => element.checkVisibility() && !(element as HTMLButtonElement).disabled)
    .map((element) => ({ element, called: clean(nameOf(element)) }))
  const best = found.find(({ called }) => called === wanted) ?? found.find(({ called }) => called.startsWith(wanted))
  return best?.element ?? null
}

/** An expression that gives the element in the page, or null. */
export function scriptFor({ kind, name, within = 'body' }: Target): string {
  return `(${findInPage.toString()})(${JSON.stringify(kind)}, ${JSON.stringify(name)}, ${JSON.stringify(within)})`
}
