import type { warrantyEndpoints } from '@/lib/contract/warranty'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getWarrantyInfo } from './check'
import { createClaim } from './claims'
import { addWarrantyFiles } from './files'
import { getPassport, getPassportByTicket } from './passport'
import { createWarranty } from './register'
import { reviewClaim, reviewWarranty } from './review'
import { getSerialInfo } from './serial-info'
import { getBrandsWarranty, getModelsOfType, getModelsWarranty } from './vehicles'

export const warrantyHandlers: HandlersOf<typeof warrantyEndpoints> = {
  getBrandsWarranty,
  getModelsWarranty,
  'getModels-Warranty': getModelsOfType,
  getSerialInfo,
  createWarranty,
  getWarrantyInfo,
  getPassport,
  getPassportByTicket,
  addWarrantyFiles,
  createClaim,
  reviewWarranty,
  reviewClaim,
}
