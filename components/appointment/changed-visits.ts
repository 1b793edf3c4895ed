/** Links of visits that were moved or cancelled since the site was opened. Next keeps the page of the booking as it was left: what it says of them is over. */
const changed = new Set<string>()

/** The token is what stands in a link after `#`. */
export const visitChanged = (token: string) => void changed.add(token)

export const isVisitChanged = (link: string) => changed.has(link.slice(link.indexOf('#') + 1))
