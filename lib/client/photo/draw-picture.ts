import { fitSize, type SizeLimits } from './fit-size'
import { PhotoError } from './photo-error'

export type DrawOptions = SizeLimits & {
  /** 0–1. */ quality: number
  /** Turn by the orientation the camera wrote down. */ rotate: boolean
}

async function decode(file: Blob, rotate: boolean): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: rotate ? 'from-image' : 'none' })
  } catch (error) {
    throw new PhotoError('unreadable', error)
  }
}

/** Draws a picture anew, small enough, on white. What else was in the file (place and time of the photograph) is gone. Throws PhotoError `unreadable`. */
export async function drawPicture(file: Blob, { rotate, ...limits }: DrawOptions): Promise<HTMLCanvasElement> {
  const bitmap = await decode(file, rotate)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, fitSize(bitmap, limits))
  const pen = canvas.getContext('2d')
  if (!pen) throw new PhotoError('unreadable')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}

/** The canvas as a JPEG. Throws PhotoError `unreadable` when the browser has no memory left for it. */
export function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new PhotoError('unreadable'))), 'image/jpeg', quality)
  })
}
