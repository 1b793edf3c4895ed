import { formatBox } from '@/lib/drawings/geometry'
import { worldBox, worldMap } from './world-map'

/** The land of the world in dots as a file of its own, for dark ground. */
export function renderWorldSvg(): string {
  const { width, height } = worldBox
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${formatBox(worldBox)}" width="${width * 8}" height="${height * 8}"><path d="${worldMap.land}" fill="none" stroke="#4d545d" stroke-width="0.55" stroke-linecap="round"/></svg>`
}
