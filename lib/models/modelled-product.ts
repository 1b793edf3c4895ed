import type { DrawnProduct } from '@/lib/drawings/shock'
import type { Model } from './model'
import type { Detail } from './shape/detail'

/** What a model is made from: the figures of the drawing and the code printed on the label. */
export type ModelledProduct = DrawnProduct & { code: string }

export type ModelBuilder = (detail: Detail, product: ModelledProduct) => Model
