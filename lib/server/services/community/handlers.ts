import type { communityEndpoints } from '@/lib/contract/community'
import type { sendBuildEndpoints } from '@/lib/contract/send-build'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { getBuild, listBuilds } from './builds'
import { addLikeOrUnlike } from './likes'
import { reportBuild } from './reports'
import { sendBuild } from './send-build'

export const communityHandlers: HandlersOf<typeof communityEndpoints & typeof sendBuildEndpoints> = {
  getCommunityList: ({ lang, type }, { db }) => listBuilds(db, lang, type),
  getCommunityById: ({ lang, id }, { db }) => getBuild(db, lang, id),
  addLikeOrUnlike,
  reportBuild,
  sendBuild,
}
