const internal = { guards: ['internal'], index: false } as const

const trials = [
  'azureFrontDoor',
  'getCountry',
  'getCountryByGeolocation',
  'getIpAddress',
  'getLocation',
  'getLocation2',
  'test-cookies-consent',
  'test-getCountryByIp',
  'testPopup',
] as const

/** Pages of operations, each named after its operation of the company API. */
export const operationPages = [
  'api-AddConsent',
  'api-addLikeOrUnlike',
  'api-createWarranty',
  'api-getAmphurs',
  'api-getBrands',
  'api-getBrandsByVehicle',
  'api-getBrandsWarranty',
  'api-getCareerDetails',
  'api-getCommunityById',
  'api-getCommunityList',
  'api-getContactInfo',
  'api-getContinentMaster',
  'api-getCountryInformation',
  'api-getCustomerDetail',
  'api-getCustomerReview',
  'api-getCustomers',
  'api-getDistributorSize',
  'api-getDistributorType',
  'api-getFaq',
  'api-getFileDownloads',
  'api-getHighlightRoadShowEvent',
  'api-getHomeBanner',
  'api-getMobileServiceRoadShow',
  'api-getModels',
  'api-getModels-Warranty',
  'api-getModelsWarranty',
  'api-getNewsById',
  'api-getProduct',
  'api-getProductAll',
  'api-getProductCategory',
  'api-getProductFiltersMotoAutoSearch',
  'api-getProductInfo',
  'api-getProducts',
  'api-getProvinces',
  'api-getServiceCenter',
  'api-getUserLocation',
  'api-getVehicleTypes',
  'api-getVideos',
  'api-getWarrantyInfo',
  'api-getWorldDistributors',
  'api-getYears',
  'api-sendSMS',
] as const

/** Pages for the company's own people, who try services of the site there. */
export const internalRoutes = [
  { ...internal, path: '/test/design' } as const,
  ...trials.map((name) => ({ ...internal, path: `/test/${name}` as const, title: 'test' as const })),
  ...operationPages.map((name) => ({ ...internal, path: `/newApi/${name}` as const, title: 'newApi' as const })),
]

/** The internal pages whose addresses begin so: a page of one kind names the others. */
export const internalPathsFrom = (start: string): string[] =>
  internalRoutes.flatMap(({ path }) => (path.startsWith(start) ? [path] : []))
