import type { keptEndpoints } from '@/lib/contract/kept'
import type { myAccountEndpoints } from '@/lib/contract/my-account'
import type { myDataEndpoints } from '@/lib/contract/my-data'
import type { myWarrantyEndpoints } from '@/lib/contract/my-warranties'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { addMyPassport, addMyWarranty, sendMyWarrantyCode } from './add-warranty'
import { eraseMyAccount } from './erase'
import { getKept, keep } from './kept'
import { changeMyAccount, getMyAccount } from './my-account'
import { getMyData } from './my-data'
import { getMyWarranties, moveMyWarranty, removeMyWarranty } from './my-warranties'
import { changeMyAddress, sendNewAddressCode } from './new-address'
import { getMyThings } from './things'

type MyEndpoints = typeof keptEndpoints &
  typeof myAccountEndpoints &
  typeof myWarrantyEndpoints &
  typeof myDataEndpoints

/** What belongs to the account that calls. */
export const myHandlers: HandlersOf<MyEndpoints> = {
  getKept,
  keep,
  getMyAccount,
  changeMyAccount,
  sendNewAddressCode,
  changeMyAddress,
  getMyThings,
  getMyWarranties,
  sendMyWarrantyCode,
  addMyWarranty,
  addMyPassport,
  moveMyWarranty,
  removeMyWarranty,
  getMyData,
  eraseMyAccount,
}
