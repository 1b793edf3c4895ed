import type { dealerListingEndpoints } from '@/lib/contract/dealer-listing'
import type { dealerPeopleEndpoints } from '@/lib/contract/dealer-people'
import type { dealerVisitEndpoints } from '@/lib/contract/dealer-visits'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getDealerInvitations, inviteDealerMember, joinDealer, withdrawDealerInvitation } from './invite'
import { changeDealerListing, confirmDealerListing, getDealerListing, undoDealerChange } from './listing'
import { getMyDealers } from './members'
import { getDealerPeople, setDealerMember } from './people'
import { getDealerPicture } from './pictures'
import { previewDealer } from './preview'
import { getDealerProposals, reviewDealerChange } from './review'
import { getDealerVisits, updateDealerVisit } from './visits'

export const dealerListingHandlers: HandlersOf<typeof dealerListingEndpoints> = {
  getMyDealers,
  getDealerListing,
  changeDealerListing,
  undoDealerChange,
  confirmDealerListing,
  getDealerProposals,
  reviewDealerChange,
  previewDealer,
  getDealerPicture,
}

export const dealerPeopleHandlers: HandlersOf<typeof dealerPeopleEndpoints> = {
  getDealerPeople,
  inviteDealerMember,
  withdrawDealerInvitation,
  setDealerMember,
  getDealerInvitations,
  joinDealer,
}

export const dealerVisitHandlers: HandlersOf<typeof dealerVisitEndpoints> = { getDealerVisits, updateDealerVisit }
