import { compactPath } from '@/lib/drawings/compact'
import { frameProduct } from '@/lib/drawings/frame'
import { formatBox, round } from '@/lib/drawings/geometry'
import { tones, type Paint } from '@/lib/drawings/paints'
import type { Shape } from '@/lib/drawings/pen'
import { drawProduct, illustrationDepth } from '@/lib/drawings/product-scene'
import type { DrawnProduct } from '@/lib/drawings/shock'

const lineColors = { dark: '#000', light: '#fff', red: '#d3121c' } as const

function Wire({ d, paint, width, back }: { d: string; paint: Paint; width: number; back: boolean }) {
  const [deep, base, light] = tones[paint]
  const isThin = width < 6
  // So many coils are too fine for a glint to be seen, and it would cost a kilobyte.
  const hasGlint = !back && !(isThin && d.length > 620)
  return (
    <g fill="none" strokeLinecap="round">
      <path d={d} stroke={deep} strokeOpacity="1" strokeWidth={round(width)} />
      {!(back && isThin) && <path d={d} stroke={base} strokeOpacity={back ? 0.45 : 1} strokeWidth={round(width * 0.82)} />}
      {hasGlint && <path d={d} stroke={light} strokeOpacity=".75" strokeWidth={round(width * 0.22)} transform={`translate(0 ${-round(width * 0.19)})`} />}
      {!back && !isThin && <path d={d} stroke="url(#dd-fall)" strokeOpacity="1" strokeWidth={round(width)} />}
    </g>
  )
}

function ShapeMark({ shape }: { shape: Shape }) {
  const d = compactPath(shape.d)
  switch (shape.type) {
    case 'face':
      return <path d={d} fill={`url(#dd-${shape.paint}${shape.across ? '-x' : ''})`} />
    case 'texture':
      return <path d={d} fill={`url(#dd-${shape.pattern})`} stroke="none" />
    case 'line':
      return <path d={d} fill="none" stroke={lineColors[shape.tone]} strokeOpacity={shape.tone === 'red' ? 1 : 0.55} strokeWidth={round(shape.width)} />
    case 'wire':
      return <Wire d={d} paint={shape.paint} width={shape.width} back={shape.back ?? false} />
  }
}

type ProductDrawingProps = {
  product: DrawnProduct
  /** Accessible name, translated. */
  label: string
  /** `card`: a square that keeps the relative size of parts; `hero`: fills its frame. */
  variant: 'card' | 'hero'
  className?: string
}

/** A shaded illustration of a part, drawn from its own numbers. Needs one `DrawingDefs` on the page. */
export function ProductDrawing({ product, label, variant, className }: ProductDrawingProps) {
  const { shapes } = drawProduct(product, illustrationDepth)
  const { box, lean, shadow } = frameProduct(product.kind, shapes, variant)
  return (
    <svg viewBox={formatBox(box)} role="img" aria-label={label} className={className}>
      <ellipse cx={round(shadow.x)} cy={round(shadow.y)} rx={round(shadow.rx)} ry={round(shadow.ry)} fill="url(#dd-shadow)" />
      <g transform={lean === 0 ? undefined : `rotate(${lean})`} stroke="#050608" strokeOpacity=".6" strokeWidth=".6" strokeLinejoin="round" fillRule="evenodd">
        {shapes.map((shape, i) => (
          <ShapeMark key={i} shape={shape} />
        ))}
      </g>
    </svg>
  )
}
