/** Where something lies in a browser. A cookie goes to the site with each request; the others stay on the device. */
export const browserPlaces = ['cookie', 'local', 'tab', 'cache'] as const
export type BrowserPlace = (typeof browserPlaces)[number]
