import type { VehicleBody } from '@/lib/contract/vehicle'

/** The silhouette of a vehicle as a picture: decoration beside the name it illustrates. Drawn by studio/draw-vehicles.ts. */
export function VehiclePicture({ body, className }: { body: VehicleBody; className?: string }) {
  return (
    // oxlint-disable-next-line nextjs/no-img-element -- an SVG of a few kB: there is nothing to optimise, and next/image would ship a script
    <img
      src={`/vehicles/${body}.svg`}
      alt=""
      width={240}
      height={120}
      loading="lazy"
      decoding="async"
      className={`object-contain ${className ?? ''}`}
    />
  )
}
