import { encode } from 'uqr'

/** A text as a QR code; level M restores 15 % damage. The quiet zone is part of it. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const rows = encode(text, { ecc: 'M', border: 4 }).data
  const modules = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} className={className}>
      <path d={`M0 0h${rows.length}v${rows.length}H0z`} fill="#fff" />
      <path d={modules.join('')} fill="#0e1013" shapeRendering="crispEdges" />
    </svg>
  )
}
