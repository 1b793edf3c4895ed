import { useEffect, useRef, useState, type RefObject } from 'react'
import { buildModel } from '@/lib/models/build-model'
import { openStage, type Stage } from './stage/open-stage'
import type { ViewerData, ViewerState } from './viewer-texts'

type Options = Pick<ViewerData, 'product' | 'measures'> & {
  host: RefObject<HTMLElement | null>
  /** Must stay the same function: another one opens the stage anew. */
  onState: (state: ViewerState) => void
}

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Opens the stage in `host` and closes it with the component. Says `ready` after the first frame, `failed` when there is none and `lost` when there are no more. */
export function useStage({ host, product, measures, onState }: Options): {
  stage: RefObject<Stage | null>
  /** There is more than one part to take apart. */ comesApart: boolean
} {
  const stage = useRef<Stage | null>(null)
  const [comesApart, setComesApart] = useState(false)
  useEffect(() => {
    let isClosed = false
    const open = async (element: HTMLElement) => {
      const model = buildModel(product, 'viewer')
      const opened = await openStage({
        host: element,
        model,
        measures,
        isStill: wantsStillness(),
        onLost: () => onState('lost'),
      })
      if (isClosed) {
        opened.close()
        return
      }
      stage.current = opened
      setComesApart(model.parts.some(({ apart }) => apart.some((way) => way !== 0)))
      onState('ready')
    }
    if (host.current) open(host.current).catch(() => !isClosed && onState('failed'))
    return () => {
      isClosed = true
      stage.current?.close()
      stage.current = null
    }
  }, [host, product, measures, onState])
  return { stage, comesApart }
}
