import { staffScopes, type Scope } from '@/lib/contract/scope'
import type { OperationId } from '@/lib/contract/endpoints'

/** Everybody an operation can be asked by; staff with one scope each. `password only`: staff who gave no second factor. */
export const roles = [
  'anonymous',
  'customer',
  'dealer',
  'service',
  'people',
  'content',
  'integrity',
  'internal',
  'password only',
] as const
export type Role = (typeof roles)[number]

export const scopesOfRole: Record<Exclude<Role, 'anonymous'>, readonly Scope[]> = {
  customer: ['customer'],
  dealer: ['dealer'],
  service: ['service'],
  people: ['people'],
  integrity: ['integrity'],
  content: ['content'],
  internal: ['internal'],
  'password only': staffScopes,
}

const signedIn: readonly Role[] = roles.filter((role) => role !== 'anonymous')

const desk: readonly Role[] = ['service', 'people', 'content', 'integrity']

/** Who may call what; an operation that is not here is everybody's. */
export const mayCall: Partial<Record<OperationId, readonly Role[]>> = {
  'ApiUser/Me': signedIn,
  revokeAllTokens: signedIn,
  changePassword: signedIn,
  // What a second factor can be made for, its service decides.
  enrolTotp: signedIn,
  beginPasskey: signedIn,
  addPasskey: signedIn,
  renamePasskey: signedIn,
  removePasskey: signedIn,
  getKept: signedIn,
  keep: signedIn,
  getMyAccount: signedIn,
  changeMyAccount: signedIn,
  sendNewAddressCode: signedIn,
  changeMyAddress: signedIn,
  getMyThings: signedIn,
  getMyWarranties: signedIn,
  sendMyWarrantyCode: signedIn,
  addMyWarranty: signedIn,
  addMyPassport: signedIn,
  moveMyWarranty: signedIn,
  removeMyWarranty: signedIn,
  getMyData: signedIn,
  // Whose account the company gives out is its service's to decide.
  eraseMyAccount: signedIn,
  confirmWarranty: ['dealer'],
  // Which items of the desk they reach, each item's kind says.
  moveCase: desk,
  listInbox: desk,
  openDeskItem: desk,
  openDeskFile: desk,
  assignDeskItem: desk,
  noteDeskItem: desk,
  answerDeskItem: desk,
  moveDeskItem: desk,
  listDeskViews: ['internal'],
  getCustomers: ['service'],
  getCustomerDetail: ['service'],
  getDeskFigures: ['service', 'content', 'internal'],
  listImports: ['content'],
  getImport: ['content'],
  rehearseImport: ['content'],
  commitImport: ['content'],
  undoImport: ['content'],
  getVisitFigures: ['content'],
  getMyDealers: ['dealer'],
  getDealerListing: ['dealer', 'content'],
  changeDealerListing: ['dealer', 'content'],
  undoDealerChange: ['dealer', 'content'],
  confirmDealerListing: ['dealer'],
  getDealerPeople: ['dealer'],
  inviteDealerMember: ['dealer'],
  withdrawDealerInvitation: ['dealer'],
  setDealerMember: ['dealer'],
  getDealerVisits: ['dealer'],
  updateDealerVisit: ['dealer'],
  getDealerInvitations: signedIn,
  joinDealer: signedIn,
  getDealerProposals: ['content'],
  reviewDealerChange: ['content'],
  previewDealer: ['content'],
  getEntries: ['content'],
  getEntry: ['content'],
  previewEntry: ['content'],
  saveEntry: ['content'],
  checkEntry: ['content'],
  publishEntry: ['content'],
  withdrawEntry: ['content'],
  removeEntry: ['content'],
  restoreEntry: ['content'],
  reviewWarranty: ['service'],
  releaseSerial: ['service'],
  reviewClaim: ['service'],
  answerClaim: ['service'],
}
