type Part = {
  /** Addresses of its pages, without language. */
  pages: RegExp
  /** Pages of one kind that differ in their texts: all that are linked are measured. */
  follow?: RegExp
  /** Files of texts that its pages show. */
  texts: RegExp
}

/**
 * Parts of the site whose pages show much the same characters; each has slices of its own. The first part that matches counts. A new
 * section of the site that grows large becomes a part here.
 */
export const parts = {
  products: {
    pages: /^\/(?:$|index-002|products|search|application-list|applist|catalogue|user\/recentlyViewedProducts)/,
    follow: /^\/products\/[^/?]+-[^/?]+$/,
    texts:
      /^(?:messages\/ja\/(?:application|catalogue|cutaway|compare|finder|fitment|home|layout|lists|model|product|search|spec|viewer)\.json|content\/ja\/catalogue\/)/,
  },
  guides: {
    pages: /^\/services\/(?:faq|videoTutorial)/,
    follow: /^\/services\/(?:faq|videoTutorial)\/[^/?]+$/,
    texts: /^(?:messages\/ja\/(?:faq|video)\.json|content\/ja\/(?:faq|videos)\/)/,
  },
  warranty: {
    pages: /^\/(?:warranty|services\/warranty|appointment)/,
    texts: /^messages\/ja\/(?:appointment|errors|form|passport|warranty)\.json$/,
  },
  promotions: {
    pages: /^\/promotion/,
    texts: /^messages\/ja\/promotion\.json$/,
  },
  setup: {
    pages: /^\/services\/feature-adjust/,
    texts: /^messages\/ja\/setup\.json$/,
  },
  service: {
    pages: /^\/services\//,
    texts: /^(?:messages\/ja\/(?:documents|product-code|road-show|service)\.json|content\/ja\/service\/)/,
  },
  series: {
    pages: /^\/(?:AIR-SUSPENSION|GTX|RX-SERIES|X-PERT|YAMAHA|car-spring|dtg|e-series|fork-|vespa|x-sport|z-series)/,
    follow: /^\/(?:GTX|YAMAHA|car-spring|dtg-sport|z-series)\/[^/?]+$/,
    texts: /^(?:messages\/ja\/(?:series|vehicle|vespa|wish)\.json|content\/ja\/series\/)/,
  },
  about: {
    pages: /^\/(?:about|dc)\//,
    follow: /^\/dc\/[^/?]+$/,
    texts: /^(?:messages\/ja\/(?:about|display-centre)\.json|content\/ja\/about\/)/,
  },
  policies: {
    pages: /^\/(?:policy|cookiesPolicy|refund-policy)/,
    texts: /^(?:messages\/ja\/policy\.json|content\/ja\/policy\/)/,
  },
  careers: {
    pages: /^\/career/,
    follow: /^\/career\/[^/?]+$/,
    texts: /^(?:messages\/ja\/career\.json|content\/ja\/careers\/)/,
  },
  dealers: {
    pages: /^\/(?:whereToBuy|worldDistributor)/,
    texts: /^messages\/ja\/dealer\.json$/,
  },
  other: {
    pages: /^\//,
    texts: /^(?:messages|content)\/ja\/(?!design|mail|manual|pdf|robot)/,
  },
} as const satisfies Record<string, Part>

export type PartName = keyof typeof parts
export const partNames = Object.keys(parts) as PartName[]
export const partOf = (name: PartName): Part => parts[name]
/** The part a page belongs to. */
export const partOfPage = (path: string): PartName => partNames.find((name) => partOf(name).pages.test(path)) ?? 'other'
