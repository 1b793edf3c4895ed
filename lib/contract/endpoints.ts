import { z } from 'zod'
import { currentUserSchema, tokenRequest, tokenSchema } from './account'
import { langShape, slugSchema } from './common'
import type { ErrorCode } from './errors'
import { fitAnswerSchema, getFitVerdictQuery } from './fitment'
import { compareQuery, facetSchema, getProductsQuery, productCategorySchema, productIndexSchema, productInfoSchema, productListSchema, productSchema, productSummarySchema } from './product'
import { searchAnswerSchema, searchQuery } from './search'
import { bannerSchema, catalogueQuery, catalogueSchema, continentSchema, countryQuery, countrySchema, programmeDetailQuery, programmeDetailSchema, programmeEntrySchema, programmeQuery, userLocationSchema } from './site'
import { brandSchema, modelSchema, vehicleQueries, vehicleSchema, vehicleTypeInfoSchema, yearSchema } from './vehicle'

export type Endpoint = {
  method: 'GET' | 'POST'
  /** Under the base URL, without a leading slash. */
  path: string
  summary: string
  /** Query for GET, JSON body for POST. */
  input: z.ZodType
  output: z.ZodType
  /** Beside INVALID_INPUT, TOO_MANY_REQUESTS, METHOD_NOT_ALLOWED and INTERNAL, which every operation may answer. */
  errors: readonly ErrorCode[]
  auth: boolean
}

const lang = z.object({ ...langShape })
const none = z.object({})
const get = <I extends z.ZodType, O extends z.ZodType>(path: string, summary: string, input: I, output: O, errors: readonly ErrorCode[] = []) =>
  ({ method: 'GET', path: `api/${path}`, summary, input, output, errors, auth: false }) as const

/** The company API: operation id → method, path, input, output, errors. */
export const endpoints = {
  getVehicleTypes: get('vehicles/types', 'Vehicle types with counts', vehicleQueries.getVehicleTypes, z.array(vehicleTypeInfoSchema)),
  getBrands: get('vehicles/brands', 'All vehicle brands', vehicleQueries.getBrands, z.array(brandSchema)),
  getBrandsByVehicle: get('vehicles/brands-by-type', 'Brands that make one vehicle type', vehicleQueries.getBrandsByVehicle, z.array(brandSchema)),
  getModels: get('vehicles/models', 'Models of a brand', vehicleQueries.getModels, z.array(modelSchema), ['NOT_FOUND']),
  getYears: get('vehicles/years', 'Model years with their generation', vehicleQueries.getYears, z.array(yearSchema), ['NOT_FOUND']),
  getVehicle: get('vehicles/vehicle', 'One vehicle generation with its mounting points', vehicleQueries.getVehicle, vehicleSchema, ['NOT_FOUND']),
  getProductCategory: get('products/categories', 'Families and kinds with counts', lang, z.array(productCategorySchema)),
  getProducts: get('products/list', 'Filtered, sorted, paged products with facets', getProductsQuery, productListSchema, ['NOT_FOUND']),
  getProductAll: get('products/all', 'Ids of all products', none, productIndexSchema),
  getProduct: get('products/product', 'One product', z.object({ ...langShape, id: slugSchema }), productSchema, ['NOT_FOUND']),
  getProductInfo: get('products/info', 'One product with fitments and related products', z.object({ ...langShape, id: slugSchema }), productInfoSchema, ['NOT_FOUND']),
  getProductFiltersMotoAutoSearch: get('products/filters', 'Facets of a product selection', getProductsQuery, z.array(facetSchema), ['NOT_FOUND']),
  getNewProducts: get('products/new', 'Most recent products, one a family', z.object({ ...langShape, limit: z.coerce.number().int().min(1).max(24).default(8) }), z.array(productSummarySchema)),
  compareProducts: get('products/compare', 'Up to four products side by side', compareQuery, z.array(productSchema), ['NOT_FOUND']),
  search: get('search', 'Products, vehicles and pages', searchQuery, searchAnswerSchema),
  getFitVerdict: get('fitments/verdict', 'Whether products fit a vehicle, with reasons', getFitVerdictQuery, fitAnswerSchema, ['NOT_FOUND']),
  getHomeBanner: get('site/home-banner', 'Banners of the home page', lang, z.array(bannerSchema)),
  getCarSprings: get('programmes/car-spring', 'Vehicles of the car-spring programme', programmeQuery, z.array(programmeEntrySchema)),
  getCarSpring: get('programmes/car-spring/vehicle', 'One vehicle of the car-spring programme', programmeDetailQuery, programmeDetailSchema, ['NOT_FOUND']),
  getDtgList: get('programmes/dtg', 'Vehicles of the DTG programme', programmeQuery, z.array(programmeEntrySchema)),
  getDtg: get('programmes/dtg/vehicle', 'One vehicle of the DTG programme', programmeDetailQuery, programmeDetailSchema, ['NOT_FOUND']),
  getCatalogue: get('catalogues', 'A catalogue by name', catalogueQuery, catalogueSchema, ['NOT_FOUND']),
  getUserLocation: get('location/user', 'Country hint for the caller', none, userLocationSchema),
  getCountryInformation: get('location/country', 'One country', countryQuery, countrySchema, ['NOT_FOUND']),
  getContinentMaster: get('location/continents', 'Continents', lang, z.array(continentSchema)),
  token: { method: 'POST', path: 'token', summary: 'Sign in', input: tokenRequest, output: tokenSchema, errors: ['INVALID_CREDENTIALS', 'PAYLOAD_TOO_LARGE'], auth: false },
  'ApiUser/Me': { method: 'GET', path: 'api/ApiUser/Me', summary: 'The signed-in user', input: none, output: currentUserSchema, errors: ['UNAUTHORIZED'], auth: true },
} as const satisfies Record<string, Endpoint>

export type OperationId = keyof typeof endpoints
export type InputOf<O extends OperationId> = z.input<(typeof endpoints)[O]['input']>
export type ParsedInputOf<O extends OperationId> = z.output<(typeof endpoints)[O]['input']>
export type OutputOf<O extends OperationId> = z.output<(typeof endpoints)[O]['output']>
