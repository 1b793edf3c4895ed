import type { endpoints } from '@/lib/contract/endpoints'
import { analyticsHandlers } from './services/analytics/handlers'
import { applicationHandlers } from './services/application/handlers'
import { appointmentHandlers } from './services/appointment/handlers'
import { careerHandlers } from './services/career/handlers'
import { caseHandlers } from './services/case/handlers'
import { communityHandlers } from './services/community/handlers'
import { consentHandlers } from './services/consent/handlers'
import { contactHandlers } from './services/contact/handlers'
import { customerHandlers } from './services/customer/handlers'
import { dealerHandlers } from './services/dealer/handlers'
import { deskHandlers } from './services/desk/handlers'
import { editorHandlers } from './services/editor/handlers'
import { dealerListingHandlers, dealerPeopleHandlers, dealerVisitHandlers } from './services/dealer-corner/handlers'
import { distributorHandlers } from './services/dealer/distributors'
import { documentHandlers } from './services/document/handlers'
import { faqHandlers } from './services/faq/handlers'
import { messageHandlers } from './services/message/handlers'
import { newsHandlers } from './services/news/handlers'
import { placeHandlers } from './services/place/handlers'
import { promotionHandlers } from './services/promotion/handlers'
import { reviewHandlers } from './services/review/handlers'
import { roadShowHandlers } from './services/road-show/handlers'
import { springWishHandlers } from './services/spring-wish/handlers'
import { videoHandlers } from './services/video/handlers'
import { uploadHandlers } from './services/upload/handlers'
import { warrantyHandlers } from './services/warranty/handlers'
import { accountHandlers } from './services/account/handlers'
import { myHandlers } from './services/my/handlers'
import { getDeskFigures } from './services/desk-figures/figures'
import { importHandlers } from './services/import/handlers'
import { passkeyHandlers } from './services/passkey/handlers'
import type { HandlersOf } from './services/handlers-of'
import { answerFit } from './services/fit'
import { getContinentMaster, getCountryInformation, getUserLocation } from './services/location'
import {
  compareProducts,
  getNewProducts,
  getProduct,
  getProductAll,
  getProductCategory,
  getProductFiltersMotoAutoSearch,
  getProductInfo,
  getProducts,
} from './services/products'
import { getCatalogue } from './services/catalogues'
import { search } from './services/search/search'
import { getHomeBanner } from './services/site'
import { vehiclePageHandlers } from './services/vehicle-page/handlers'
import { getBrands, getBrandsByVehicle, getModels, getVehicle, getVehicleTypes, getYears } from './services/vehicles'

/** Operation id → service. */
export const handlers: HandlersOf<typeof endpoints> = {
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
  getCatalogue,
  getUserLocation,
  getCountryInformation,
  getContinentMaster,
  ...accountHandlers,
  ...passkeyHandlers,
  ...importHandlers,
  getDeskFigures,
  ...myHandlers,
  ...analyticsHandlers,
  ...applicationHandlers,
  ...appointmentHandlers,
  ...careerHandlers,
  ...caseHandlers,
  ...communityHandlers,
  ...consentHandlers,
  ...contactHandlers,
  ...customerHandlers,
  ...dealerHandlers,
  ...deskHandlers,
  ...editorHandlers,
  ...dealerListingHandlers,
  ...dealerPeopleHandlers,
  ...dealerVisitHandlers,
  ...distributorHandlers,
  ...documentHandlers,
  ...faqHandlers,
  ...messageHandlers,
  ...newsHandlers,
  ...placeHandlers,
  ...promotionHandlers,
  ...reviewHandlers,
  ...roadShowHandlers,
  ...springWishHandlers,
  ...vehiclePageHandlers,
  ...videoHandlers,
  ...uploadHandlers,
  ...warrantyHandlers,
}
