import { formatBox } from '@/lib/drawings/geometry'
import { mapBox } from './projection'
import { thailandMap } from './thailand-map'

/** The country as a file of its own, so that pages which mark places on it do not carry its outline. */
export function renderThailandSvg(): string {
  const { width, height } = mapBox
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${formatBox(mapBox)}" width="${width * 4}" height="${height * 4}"><path d="${thailandMap.land}" fill="#dde1e6" fill-rule="evenodd"/><path d="${thailandMap.borders}" fill="none" stroke="#fff" stroke-width="0.3"/></svg>`
}
