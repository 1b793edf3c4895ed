/**
 * Sections of the main menu with their groups, in the order in which menu and footer show them. A route says in the table which group it
 * belongs to; menu, footer and the hubs list it from there.
 */
export const sections = [
  { key: 'products', groups: ['find', 'street', 'auto', 'forks'] },
  { key: 'service', groups: ['warranty', 'help', 'workshop'] },
  { key: 'dealers', groups: ['buy'] },
  { key: 'company', groups: ['about', 'join'] },
] as const

export type SectionKey = (typeof sections)[number]['key']
export type MenuGroupKey = (typeof sections)[number]['groups'][number]
/** `legal` = the last line of the footer. */
export type GroupKey = MenuGroupKey | 'legal'
