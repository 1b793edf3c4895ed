import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { VehicleSilhouette } from '@/components/drawings/vehicle-silhouette'
import type { VehicleBody } from '@/lib/contract/vehicle'

/** The silhouette of a body with both axles marked, as a file of its own. */
export function drawVehicleFile(body: VehicleBody): string {
  const markup = renderToStaticMarkup(createElement(VehicleSilhouette, { body, axle: 'both' }))
  return `${markup.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" color="#0e1013" ').replace(' aria-hidden="true"', '')}\n`
}
