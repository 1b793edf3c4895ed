import type { placeEndpoints } from '@/lib/contract/place'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getAmphurs, getProvinces, getTambons } from './lists'
import { readAddress } from './read-address'
import { searchPlaces } from './search-places'

export const placeHandlers: HandlersOf<typeof placeEndpoints> = {
  getProvinces,
  getAmphurs,
  getTambons,
  searchPlaces,
  readAddress,
}
