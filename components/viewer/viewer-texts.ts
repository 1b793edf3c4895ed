import type { Finish } from '@/lib/contract/product-words'
import type { ModelledProduct } from '@/lib/models/modelled-product'
import type { MeasureText } from './stage/measures'

/** `idle` and everything that went wrong show the still picture. */
export type ViewerState = 'idle' | 'loading' | 'ready' | 'failed' | 'lost' | 'unsupported'

/** Every word of the viewer, translated. */
export type ViewerTexts = Record<
  | 'open'
  | 'loading'
  | 'ready'
  | 'failed'
  | 'lost'
  | 'unsupported'
  | 'label'
  | 'keys'
  | 'apart'
  | 'spring'
  | 'measures'
  | 'turnLeft'
  | 'turnRight'
  | 'nearer'
  | 'further'
  | 'reset'
  | 'close',
  string
>

/** Only what the model is built from: the rest of a product stays on the server. */
export type ViewedProduct = ModelledProduct

export type ViewerData = {
  product: ViewedProduct
  /** Colours the spring can be had in, named. */
  finishes: readonly { finish: Finish; name: string }[]
  measures: readonly MeasureText[]
  /** What is to be seen, in words. */
  description: string
  texts: ViewerTexts
}
