import type about from '@/messages/en/about.json'
import type account from '@/messages/en/account.json'
import type application from '@/messages/en/application.json'
import type appointment from '@/messages/en/appointment.json'
import type career from '@/messages/en/career.json'
import type visitorCase from '@/messages/en/case.json'
import type catalogue from '@/messages/en/catalogue.json'
import type productCode from '@/messages/en/product-code.json'
import type common from '@/messages/en/common.json'
import type community from '@/messages/en/community.json'
import type compare from '@/messages/en/compare.json'
import type consent from '@/messages/en/consent.json'
import type contact from '@/messages/en/contact.json'
import type cutaway from '@/messages/en/cutaway.json'
import type dealer from '@/messages/en/dealer.json'
import type dealerCorner from '@/messages/en/dealer-corner.json'
import type design from '@/messages/en/design.json'
import type desk from '@/messages/en/desk.json'
import type displayCentre from '@/messages/en/display-centre.json'
import type diagnostics from '@/messages/en/diagnostics.json'
import type documents from '@/messages/en/documents.json'
import type editor from '@/messages/en/editor.json'
import type errors from '@/messages/en/errors.json'
import type faq from '@/messages/en/faq.json'
import type finder from '@/messages/en/finder.json'
import type fitment from '@/messages/en/fitment.json'
import type form from '@/messages/en/form.json'
import type home from '@/messages/en/home.json'
import type lastResort from '@/messages/en/last-resort.json'
import type layout from '@/messages/en/layout.json'
import type lists from '@/messages/en/lists.json'
import type mail from '@/messages/en/mail.json'
import type model from '@/messages/en/model.json'
import type news from '@/messages/en/news.json'
import type operation from '@/messages/en/operation.json'
import type offline from '@/messages/en/offline.json'
import type pdf from '@/messages/en/pdf.json'
import type passport from '@/messages/en/passport.json'
import type pictures from '@/messages/en/pictures.json'
import type policy from '@/messages/en/policy.json'
import type product from '@/messages/en/product.json'
import type roadShow from '@/messages/en/road-show.json'
import type promotion from '@/messages/en/promotion.json'
import type robot from '@/messages/en/robot.json'
import type routes from '@/messages/en/routes.json'
import type search from '@/messages/en/search.json'
import type series from '@/messages/en/series.json'
import type service from '@/messages/en/service.json'
import type setup from '@/messages/en/setup.json'
import type spec from '@/messages/en/spec.json'
import type user from '@/messages/en/user.json'
import type vehicle from '@/messages/en/vehicle.json'
import type vespa from '@/messages/en/vespa.json'
import type video from '@/messages/en/video.json'
import type viewer from '@/messages/en/viewer.json'
import type warranty from '@/messages/en/warranty.json'
import type wish from '@/messages/en/wish.json'

/** One namespace per owning feature; each is a file in every locale's folder. */
export const namespaces = [
  'about',
  'account',
  'application',
  'appointment',
  'career',
  'case',
  'catalogue',
  'product-code',
  'common',
  'community',
  'compare',
  'consent',
  'contact',
  'cutaway',
  'dealer',
  'dealer-corner',
  'design',
  'desk',
  'diagnostics',
  'editor',
  'display-centre',
  'documents',
  'errors',
  'faq',
  'finder',
  'fitment',
  'form',
  'home',
  'last-resort',
  'layout',
  'lists',
  'mail',
  'model',
  'news',
  'operation',
  'offline',
  'pdf',
  'passport',
  'pictures',
  'policy',
  'product',
  'promotion',
  'road-show',
  'robot',
  'routes',
  'search',
  'series',
  'service',
  'setup',
  'spec',
  'user',
  'vehicle',
  'vespa',
  'video',
  'viewer',
  'warranty',
  'wish',
] as const

export type Messages = {
  about: typeof about
  account: typeof account
  application: typeof application
  appointment: typeof appointment
  career: typeof career
  case: typeof visitorCase
  catalogue: typeof catalogue
  'product-code': typeof productCode
  common: typeof common
  community: typeof community
  compare: typeof compare
  consent: typeof consent
  contact: typeof contact
  cutaway: typeof cutaway
  dealer: typeof dealer
  'dealer-corner': typeof dealerCorner
  design: typeof design
  desk: typeof desk
  diagnostics: typeof diagnostics
  editor: typeof editor
  'display-centre': typeof displayCentre
  documents: typeof documents
  errors: typeof errors
  faq: typeof faq
  finder: typeof finder
  fitment: typeof fitment
  form: typeof form
  home: typeof home
  'last-resort': typeof lastResort
  layout: typeof layout
  lists: typeof lists
  mail: typeof mail
  model: typeof model
  news: typeof news
  operation: typeof operation
  offline: typeof offline
  pdf: typeof pdf
  passport: typeof passport
  pictures: typeof pictures
  policy: typeof policy
  product: typeof product
  promotion: typeof promotion
  'road-show': typeof roadShow
  robot: typeof robot
  routes: typeof routes
  search: typeof search
  series: typeof series
  service: typeof service
  setup: typeof setup
  spec: typeof spec
  user: typeof user
  vehicle: typeof vehicle
  vespa: typeof vespa
  video: typeof video
  viewer: typeof viewer
  warranty: typeof warranty
  wish: typeof wish
}
