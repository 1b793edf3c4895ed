/** The address inside this site that a click on a link opens in this tab; null when it opens nothing here. */
export function clickedAddress(event: MouseEvent): URL | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return null
  // A link that is a button where scripts run stays on the page.
  if (link.getAttribute('role') === 'button') return null
  if (link.target !== '' && link.target !== '_self') return null
  const url = new URL(link.href)
  return url.origin === window.location.origin ? url : null
}

/** True when both addresses are the same page, whatever their hash. */
export function samePage(a: URL | Location, b: URL | Location): boolean {
  return a.pathname === b.pathname && a.search === b.search
}
