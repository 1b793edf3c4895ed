import type { RouteDefinition } from './types'

export const serviceRoutes = [
  { path: '/services/main', group: 'warranty', label: 'overview' },
  { path: '/services/warranty/register', group: 'warranty' },
  { path: '/services/warranty/checkWarranty', group: 'warranty' },
  { path: '/services/warranty', group: 'warranty' },
  { path: '/warranty', group: 'warranty' },
  { path: '/services/warranty/passport', index: false },
  { path: '/services/faq', group: 'help' },
  { path: '/services/faq/:question' },
  { path: '/services/feature-adjust', group: 'help' },
  { path: '/services/videoTutorial', group: 'help' },
  { path: '/services/productCode', group: 'help' },
  { path: '/services/manual', group: 'help' },
  { path: '/services/download', group: 'help' },
  { path: '/services/download-backup', index: false },
  { path: '/services/abe', group: 'help' },
  { path: '/appointment', group: 'workshop' },
  { path: '/appointment/manage', index: false },
  { path: '/services/motoService', group: 'workshop' },
  { path: '/services/autoService', group: 'workshop' },
  { path: '/services/mobileService', group: 'workshop', changes: 'weekly' },
] as const satisfies readonly RouteDefinition[]
