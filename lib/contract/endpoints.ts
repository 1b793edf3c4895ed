import { z } from 'zod'
import { accountEndpoints } from './account-endpoints'
import { analyticsEndpoints } from './analytics'
import { applicationEndpoints } from './application'
import { appointmentEndpoints } from './appointment'
import { caseEndpoints } from './case'
import { catalogueEndpoints } from './catalogue'
import { careerEndpoints } from './career'
import { langShape, slugSchema } from './common'
import { communityEndpoints } from './community'
import { consentEndpoints } from './consent'
import { contactEndpoints } from './contact'
import { customerEndpoints } from './customer'
import { dealerEndpoints } from './dealer'
import { deskEndpoints } from './desk'
import { deskFigureEndpoints } from './desk-figures'
import { dealerListingEndpoints } from './dealer-listing'
import { dealerPeopleEndpoints } from './dealer-people'
import { dealerVisitEndpoints } from './dealer-visits'
import { editorEndpoints } from './editor'
import { distributorEndpoints } from './distributor'
import { documentEndpoints } from './document'
import { get, langQuery, nothing, type Endpoint } from './endpoint'
import { faqEndpoints } from './faq'
import { fitAnswerSchema, getFitVerdictQuery } from './fitment'
import { importEndpoints } from './import'
import { jobApplicationEndpoints } from './job-application'
import { keptEndpoints } from './kept'
import { messageEndpoints } from './message'
import { myAccountEndpoints } from './my-account'
import { myDataEndpoints } from './my-data'
import { myWarrantyEndpoints } from './my-warranties'
import { newsEndpoints } from './news'
import { passkeyEndpoints } from './passkey'
import { placeEndpoints } from './place'
import { promotionEndpoints } from './promotion'
import {
  productCategorySchema,
  productIndexSchema,
  productInfoSchema,
  productSchema,
  productSummarySchema,
} from './product'
import { compareQuery, facetSchema, getProductsQuery, productListSchema } from './product-list'
import { searchAnswerSchema, searchQuery } from './search'
import { reviewEndpoints } from './review'
import { roadShowEndpoints } from './road-show'
import { sendBuildEndpoints } from './send-build'
import { springWishEndpoints } from './spring-wish'
import { videoEndpoints } from './video'
import { bannerSchema, continentSchema, countryQuery, countrySchema, userLocationSchema } from './site'
import { uploadEndpoints } from './upload'
import { brandSchema, modelSchema, vehicleQueries, vehicleSchema, vehicleTypeInfoSchema, yearSchema } from './vehicle'
import { vehiclePageEndpoints } from './vehicle-page'
import { warrantyEndpoints } from './warranty'
/** The company API: operation id → method, path, input, output, errors. */
export const endpoints = {
  getVehicleTypes: get(
    'vehicles/types',
    'Vehicle types with counts',
    vehicleQueries.getVehicleTypes,
    z.array(vehicleTypeInfoSchema),
  ),
  getBrands: get('vehicles/brands', 'All vehicle brands', vehicleQueries.getBrands, z.array(brandSchema)),
  getBrandsByVehicle: get(
    'vehicles/brands-by-type',
    'Brands that make one vehicle type',
    vehicleQueries.getBrandsByVehicle,
    z.array(brandSchema),
  ),
  getModels: get('vehicles/models', 'Models of a brand', vehicleQueries.getModels, z.array(modelSchema), {
    errors: ['NOT_FOUND'],
  }),
  getYears: get('vehicles/years', 'Model years with their generation', vehicleQueries.getYears, z.array(yearSchema), {
    errors: ['NOT_FOUND'],
  }),
  getVehicle: get(
    'vehicles/vehicle',
    'One vehicle generation with its mounting points',
    vehicleQueries.getVehicle,
    vehicleSchema,
    { errors: ['NOT_FOUND'] },
  ),
  getProductCategory: get(
    'products/categories',
    'Families and kinds with counts',
    langQuery,
    z.array(productCategorySchema),
  ),
  getProducts: get(
    'products/list',
    'Filtered, sorted, paged products with facets',
    getProductsQuery,
    productListSchema,
    { errors: ['NOT_FOUND'] },
  ),
  getProductAll: get('products/all', 'Ids of all products', nothing, productIndexSchema),
  getProduct: get('products/product', 'One product', z.object({ ...langShape, id: slugSchema }), productSchema, {
    errors: ['NOT_FOUND'],
  }),
  getProductInfo: get(
    'products/info',
    'One product with fitments and related products',
    z.object({ ...langShape, id: slugSchema }),
    productInfoSchema,
    { errors: ['NOT_FOUND'] },
  ),
  getProductFiltersMotoAutoSearch: get(
    'products/filters',
    'Facets of a product selection',
    getProductsQuery,
    z.array(facetSchema),
    { errors: ['NOT_FOUND'] },
  ),
  getNewProducts: get(
    'products/new',
    'Most recent products, one a family',
    z.object({ ...langShape, limit: z.coerce.number().int().min(1).max(24).default(8) }),
    z.array(productSummarySchema),
  ),
  compareProducts: get('products/compare', 'Up to four products side by side', compareQuery, z.array(productSchema), {
    errors: ['NOT_FOUND'],
  }),
  search: get('search', 'Products, vehicles and pages', searchQuery, searchAnswerSchema, {
    errors: ['NOT_FOUND'],
    limit: 'search',
  }),
  getFitVerdict: get(
    'fitments/verdict',
    'Whether products fit a vehicle, with reasons',
    getFitVerdictQuery,
    fitAnswerSchema,
    { errors: ['NOT_FOUND'] },
  ),
  getHomeBanner: get('site/home-banner', 'Banners of the home page', langQuery, z.array(bannerSchema)),
  getUserLocation: get('location/user', 'Country hint for the caller', nothing, userLocationSchema),
  getCountryInformation: get('location/country', 'One country', countryQuery, countrySchema, { errors: ['NOT_FOUND'] }),
  getContinentMaster: get('location/continents', 'Continents', langQuery, z.array(continentSchema)),
  ...accountEndpoints,
  ...passkeyEndpoints,
  ...keptEndpoints,
  ...myAccountEndpoints,
  ...myWarrantyEndpoints,
  ...myDataEndpoints,
  ...analyticsEndpoints,
  ...applicationEndpoints,
  ...appointmentEndpoints,
  ...caseEndpoints,
  ...catalogueEndpoints,
  ...communityEndpoints,
  ...sendBuildEndpoints,
  ...consentEndpoints,
  ...contactEndpoints,
  ...customerEndpoints,
  ...dealerEndpoints,
  ...deskEndpoints,
  ...deskFigureEndpoints,
  ...importEndpoints,
  ...editorEndpoints,
  ...dealerListingEndpoints,
  ...dealerPeopleEndpoints,
  ...dealerVisitEndpoints,
  ...distributorEndpoints,
  ...documentEndpoints,
  ...faqEndpoints,
  ...messageEndpoints,
  ...newsEndpoints,
  ...placeEndpoints,
  ...careerEndpoints,
  ...jobApplicationEndpoints,
  ...promotionEndpoints,
  ...reviewEndpoints,
  ...roadShowEndpoints,
  ...springWishEndpoints,
  ...videoEndpoints,
  ...uploadEndpoints,
  ...vehiclePageEndpoints,
  ...warrantyEndpoints,
} as const satisfies Record<string, Endpoint>

export type OperationId = keyof typeof endpoints
export type InputOf<O extends OperationId> = z.input<(typeof endpoints)[O]['input']>
export type ParsedInputOf<O extends OperationId> = z.output<(typeof endpoints)[O]['input']>
export type OutputOf<O extends OperationId> = z.output<(typeof endpoints)[O]['output']>
