import type { deskEndpoints } from '@/lib/contract/desk'
import type { HandlersOf } from '@/lib/server/services/handlers-of'
import { answerDeskItem } from './answer'
import { assignDeskItem } from './assign'
import { listInbox } from './list-inbox'
import { moveDeskItem } from './move-item'
import { noteDeskItem } from './notes'
import { openDeskFile } from './open-file'
import { openDeskItem } from './open-item'
import { listDeskViews } from './views'

export const deskHandlers: HandlersOf<typeof deskEndpoints> = {
  listInbox,
  openDeskItem,
  openDeskFile,
  assignDeskItem,
  noteDeskItem,
  answerDeskItem,
  moveDeskItem,
  listDeskViews,
}
