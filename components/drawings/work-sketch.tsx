import { workSketches, type SketchTone, type WorkSketchName } from '@/lib/drawings/work-sketches'

const looks: Record<SketchTone, Record<string, string | number>> = {
  line: { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5 },
  red: { fill: 'none', stroke: '#d3121c', strokeWidth: 2.5 },
  steel: { fill: '#d9dde2', stroke: '#5b626c', strokeWidth: 1 },
  thin: { fill: 'none', stroke: '#858d98', strokeWidth: 1.2 },
  body: { fill: 'currentColor' },
}

/** A drawing of one piece of work, without words. */
export function WorkSketch({ id, alt, className }: { id: WorkSketchName; alt: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 240 150"
      role="img"
      aria-label={alt}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {workSketches[id].map(([tone, d], i) => (
        <path key={i} d={d} {...looks[tone]} />
      ))}
    </svg>
  )
}
