import data from './manifest.json'

export type PictureEntry = {
  width: number
  height: number
  /** Widths of the files, px. */
  sizes: number[]
  /** Mean colour of what is shown, sRGB. */
  color: string
  /** A tiny version as a data address, for opaque pictures; transparent ones have none. */
  blur: string | null
  /** Of solids, camera and studio: an unchanged picture is not rendered again. */
  hash: string
}

/** Every rendered picture by its name; written by the studio. */
export const pictureManifest: Readonly<Record<string, PictureEntry>> = data
