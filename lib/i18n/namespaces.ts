import type common from '@/messages/en/common.json'
import type compare from '@/messages/en/compare.json'
import type cutaway from '@/messages/en/cutaway.json'
import type design from '@/messages/en/design.json'
import type errors from '@/messages/en/errors.json'
import type finder from '@/messages/en/finder.json'
import type fitment from '@/messages/en/fitment.json'
import type home from '@/messages/en/home.json'
import type layout from '@/messages/en/layout.json'
import type lists from '@/messages/en/lists.json'
import type model from '@/messages/en/model.json'
import type product from '@/messages/en/product.json'
import type routes from '@/messages/en/routes.json'
import type search from '@/messages/en/search.json'
import type spec from '@/messages/en/spec.json'
import type viewer from '@/messages/en/viewer.json'

/** One namespace per owning feature; each is a file in every locale's folder. */
export const namespaces = ['common', 'compare', 'cutaway', 'design', 'errors', 'finder', 'fitment', 'home', 'layout', 'lists', 'model', 'product', 'routes', 'search', 'spec', 'viewer'] as const
export type Namespace = (typeof namespaces)[number]

export type Messages = {
  common: typeof common
  compare: typeof compare
  cutaway: typeof cutaway
  design: typeof design
  errors: typeof errors
  finder: typeof finder
  fitment: typeof fitment
  home: typeof home
  layout: typeof layout
  lists: typeof lists
  model: typeof model
  product: typeof product
  routes: typeof routes
  search: typeof search
  spec: typeof spec
  viewer: typeof viewer
}
