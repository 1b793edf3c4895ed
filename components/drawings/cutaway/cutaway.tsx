import { getTranslations } from 'next-intl/server'
import { useId } from 'react'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import type { CutawayFigures, CutawayKind } from '@/lib/drawings/cutaway/figures'
import type { PartName } from '@/lib/drawings/cutaway/part-names'
import { rodVolumeMl } from '@/lib/drawings/cutaway/readings'
import { buildCutaway } from '@/lib/drawings/cutaway/build-cutaway'
import type { Target } from '@/lib/drawings/cutaway/scene'
import { sceneFrame } from '@/lib/drawings/cutaway/scene-svg'
import { restingStroke } from '@/lib/drawings/cutaway/sizes'
import { layOutLying, layOutUpright, type View } from '@/lib/drawings/cutaway/views'
import { squeezeOf } from '@/lib/drawings/cutaway/volumes'
import { round } from '@/lib/drawings/geometry'
import { cutawayAddress } from '@/lib/drawings/drawing-address'
import type { Locale } from '@/lib/i18n/locales'
import { CutawayMotion, type MotionTexts } from './cutaway-motion'
import { LyingView, UprightView, type ShownLabel } from './cutaway-view'

/** What is missing of its figures is that of a common damper. */
type DrawnPart = { id: string; figures: CutawayFigures }
type Texts = MotionTexts & {
  stroke: string
  title: string
  description: string
  legend: string
  part: (name: PartName) => string
}
type FigureProps = { kind: CutawayKind; product: DrawnPart | undefined; texts: Texts }

/** Labels are counted along the damper, from the rod's end. */
function countParts(targets: readonly Target[]): PartName[] {
  const at = ({ at: [x], rate }: Target) => x + rate * restingStroke
  return [...targets].sort((a, b) => at(a) - at(b)).map(({ part }) => part)
}

/** The names of the numbers; where the drawing carries them itself, only for those who hear the page. */
function Legend({ label, words }: { label: string; words: readonly string[] }) {
  return (
    <ol aria-label={label} className="cutaway-legend">
      {words.map((word, i) => (
        <li key={i}>
          <span>{i + 1}</span>
          <div>
            <UnbrokenText text={word} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function CutawayFigure({ kind, product, texts }: FigureProps) {
  const id = `cut${useId().replace(/\W/g, '')}`
  const scene = buildCutaway(kind, product?.figures)
  const parts = countParts(scene.targets)
  const picture = cutawayAddress(kind, product)
  const damper = {
    rod: scene.rod,
    line: scene.stroke,
    travel: scene.travel,
    strokeMm: scene.strokeMm,
    frame: sceneFrame(scene),
    stroke: restingStroke,
    id,
    picture,
  }
  const list = ({ labels }: View): ShownLabel[] =>
    labels.map(({ x, y, knee, point, rate, width, target: { part, side } }) => ({
      // A label may stand half a pixel off; a point may not.
      at: [Math.round(x), Math.round(y), Math.round(knee), round(point[0]), round(point[1]), round(rate)],
      left: Math.round(x - width / 2),
      side,
      number: parts.indexOf(part) + 1,
    }))
  const lying = layOutLying(scene, ({ part }) => texts.part(part))
  const upright = layOutUpright(scene)
  const { stroke, title, description, legend, part, ...motion } = texts
  return (
    <figure aria-label={title} className="@container">
      <CutawayMotion
        strokeMm={scene.strokeMm}
        bar={product?.figures.air === true ? null : scene.gasBar}
        squeeze={squeezeOf(scene)}
        ml={rodVolumeMl(scene.shaftMm, scene.strokeMm)}
        rest={restingStroke}
        id={id}
        picture={picture}
        texts={motion}
        legend={<Legend label={legend} words={parts.map(part)} />}
      >
        <LyingView
          damper={damper}
          box={lying.box}
          labels={list(lying)}
          label={title}
          words={parts.map(part)}
          strokeWord={stroke}
        />
        <UprightView damper={damper} box={upright.box} labels={list(upright)} label={title} />
      </CutawayMotion>
      <figcaption className="mt-3 max-w-text text-sm text-steel stage:text-mist">
        <span className="block font-semibold text-ink stage:text-white">
          <UnbrokenText text={title} />
        </span>
        <UnbrokenText text={description} />
      </figcaption>
    </figure>
  )
}

type CutawayProps = {
  kind: CutawayKind
  /** Whose inside it is; without one it is a common damper of the kind. */
  product?: DrawnPart
  locale: Locale
}

/** A damper cut open, moving with the page or by hand. Without script it stands still, with its names beside it. */
export async function Cutaway({ kind, product, locale }: CutawayProps) {
  const t = await getTranslations({ locale, namespace: 'cutaway' })
  const air = product?.figures.air === true
  const texts: Texts = {
    title: t(`kinds.${kind}.title`),
    description: air ? t('airDescription') : t(`kinds.${kind}.description`),
    legend: t('legend'),
    part: (name) => (air && name === 'gas' ? t('air') : t(`parts.${name}`)),
    stroke: t('stroke'),
    compressed: t('compressed'),
    move: t('move'),
    pressure: t('pressure'),
    displaced: t('displaced'),
  }
  return <CutawayFigure kind={kind} product={product} texts={texts} />
}
