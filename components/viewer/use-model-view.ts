import { useState, type RefObject } from 'react'
import type { Finish } from '@/lib/contract/product-words'
import { buildModel } from '@/lib/models/build-model'
import type { Command } from './keys'
import type { Stage } from './stage/open-stage'
import type { ViewerData } from './viewer-texts'

type Options = { stage: RefObject<Stage | null>; product: ViewerData['product']; onClose: () => void }

/** What of the model is shown, and what changes it. Dimensions hold for the assembled part, so one or the other is seen. */
export function useModelView({ stage, product, onClose }: Options) {
  const [apart, setApart] = useState(0)
  const [isMeasured, setIsMeasured] = useState(false)
  const [finish, setFinish] = useState<Finish | null>(product.springFinish)

  const putMeasures = (isShown: boolean) => {
    setIsMeasured(isShown)
    stage.current?.showMeasures(isShown)
  }
  const putApart = (share: number) => {
    setApart(share)
    stage.current?.explode(share)
  }
  const explode = (share: number) => {
    if (share > 0) putMeasures(false)
    putApart(share)
  }
  const showMeasures = (isShown: boolean) => {
    if (isShown) putApart(0)
    putMeasures(isShown)
  }
  const paint = (next: Finish) => {
    setFinish(next)
    stage.current?.replaceModel(buildModel({ ...product, springFinish: next }, 'viewer'))
  }
  const run = (command: Command) => {
    if (command.type === 'rotate') stage.current?.rotate(command.right, command.up)
    if (command.type === 'zoom') stage.current?.zoom(command.factor)
    if (command.type === 'close') onClose()
    if (command.type === 'reset') {
      putApart(0)
      stage.current?.reset()
    }
  }
  return { apart, explode, isMeasured, showMeasures, finish, paint, run }
}
