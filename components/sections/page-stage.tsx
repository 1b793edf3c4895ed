import type { ReactNode } from 'react'
import { ScenePicture } from '@/components/pictures/scene-picture'
import type { SceneId } from '@/lib/pictures/scenes'

type Props = {
  title: ReactNode
  lead?: ReactNode
  /** Picture on the right; wide screens only where the stage is slim. */
  scene?: SceneId
  /** `tall` opens a section of the site, `slim` stands over a working page. */
  size?: 'slim' | 'tall'
  children?: ReactNode
}

const heights = { slim: 'md:min-h-64 pt-4 pb-10', tall: 'md:min-h-[26rem] pt-4 pb-14 md:pb-20' } as const
const titles = { slim: 'display text-4xl', tall: 'display text-5xl md:text-6xl' } as const

/** The dark band a page opens with: what it is, in large type, with one lit part. */
export function PageStage({ title, lead, scene, size = 'slim', children }: Props) {
  return (
    <header data-tone="stage" className="relative isolate overflow-hidden bg-ink text-white print:bg-white print:text-ink">
      {scene && (
        <div className="absolute inset-0 -z-10 hidden md:block" data-print="none">
          <ScenePicture scene={scene} label="" sizes="100vw" first={size === 'tall'} className="absolute inset-0 size-full object-cover object-[100%_50%]" />
          <div className="absolute inset-y-0 left-0 w-3/5 bg-linear-to-r from-ink via-ink/55 to-transparent" />
        </div>
      )}
      <div className={`shell grid content-center gap-4 ${heights[size]}`}>
        <h1 className={`${titles[size]} max-w-[16em] ${scene ? 'md:max-w-[60%]' : ''}`}>{title}</h1>
        {lead && <div className="max-w-text text-lg text-mist">{lead}</div>}
        {children}
      </div>
    </header>
  )
}
