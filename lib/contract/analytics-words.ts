/** Kinds of screen, by the widths at which the site itself changes. */
export const visitDevices = ['phone', 'tablet', 'desktop'] as const
export type VisitDevice = (typeof visitDevices)[number]

/** Where a visit came from; never which page. `site`: from another page of this site. */
export const visitReferrers = ['none', 'site', 'search', 'social', 'other'] as const
export type VisitReferrer = (typeof visitReferrers)[number]

/** Web Vitals; CLS in thousandths, the others in ms. */
export const webVitals = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const
export type WebVital = (typeof webVitals)[number]

/** Days that the figures can be added up over. */
export const figureSpans = [7, 28, 90] as const
