import type { OperationId, OutputOf, ParsedInputOf } from '@/lib/contract/endpoints'
import { getCurrentUser, token } from './services/account'
import type { ServiceContext } from './services/context'
import { answerFit } from './services/fit'
import { getContinentMaster, getCountryInformation, getUserLocation } from './services/location'
import { compareProducts, getNewProducts, getProduct, getProductAll, getProductCategory, getProductFiltersMotoAutoSearch, getProductInfo, getProducts } from './services/products'
import { getCarSpring, getCarSprings, getCatalogue, getDtg, getDtgList } from './services/programmes'
import { search } from './services/search'
import { getHomeBanner } from './services/site'
import { getBrands, getBrandsByVehicle, getModels, getVehicle, getVehicleTypes, getYears } from './services/vehicles'

type Handlers = { [O in OperationId]: (input: ParsedInputOf<O>, context: ServiceContext) => Promise<OutputOf<O>> }

/** Operation id → service. */
export const handlers: Handlers = {
  getVehicleTypes,
  getBrands,
  getBrandsByVehicle,
  getModels,
  getYears,
  getVehicle,
  getProductCategory,
  getProducts,
  getProductAll,
  getProduct,
  getProductInfo,
  getProductFiltersMotoAutoSearch,
  getNewProducts,
  compareProducts,
  search,
  getFitVerdict: (input, { db }) => answerFit(db, input),
  getHomeBanner,
  getCarSprings,
  getCarSpring,
  getDtgList,
  getDtg,
  getCatalogue,
  getUserLocation,
  getCountryInformation,
  getContinentMaster,
  token,
  'ApiUser/Me': getCurrentUser,
}
