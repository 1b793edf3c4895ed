import type { DeskItem } from '@/lib/contract/desk'

/** What the client needs of an item: what can be done, and to whom an answer goes. */
export type ActionItem = Pick<
  DeskItem,
  'kind' | 'id' | 'state' | 'owner' | 'reach' | 'lang' | 'moves' | 'colleagues' | 'answers' | 'files'
> & { email: string | null; phone: string | null }

export type ActionProps = {
  item: ActionItem
  busy: boolean
  /** Does something with the item, shows what came of it, and the item as it is then. */
  run: (work: () => Promise<unknown>) => Promise<boolean>
}
