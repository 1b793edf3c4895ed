import type { warrantyEndpoints } from '@/lib/contract/warranty'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { changeWarrantyContact } from './change-contact'
import { changePassportPin, resetPassportPin } from './change-pin'
import { createBuyerLink, getUsedPart, withdrawBuyerLink } from './buyer-links'
import { getWarrantyInfo } from './check'
import { answerClaim, replyToClaim } from './claim-messages'
import { createClaim } from './claims'
import { confirmWarranty } from './confirm'
import { addWarrantyFiles } from './files'
import { sendPassportLink } from './lost-link'
import { getWarrantyMessages, stopWarrantyMessages } from './messages'
import { replyToWarranty } from './registration-messages'
import { getPassport, getPassportByTicket } from './passport'
import { createWarranty } from './register'
import { releaseSerial } from './release'
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
  changePassportPin,
  resetPassportPin,
  sendPassportLink,
  addWarrantyFiles,
  replyToWarranty,
  createClaim,
  replyToClaim,
  answerClaim,
  createBuyerLink,
  withdrawBuyerLink,
  getUsedPart,
  getWarrantyMessages,
  stopWarrantyMessages,
  changeWarrantyContact,
  confirmWarranty,
  reviewWarranty,
  releaseSerial,
  reviewClaim,
}
