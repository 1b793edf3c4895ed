import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fileTypeOf } from './file-type'
import { fitSize } from './fit-size'
import { preparePhoto } from './prepare-photo'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const jpeg = '\u00ff\u00d8\u00ff\u00e1 0123456789'
const blobOf = (text: string, type = '') => new Blob([bytesOf(text)], { type })

describe('fileTypeOf', () => {
  it.each([
    [jpeg, 'image/jpeg'],
    ['\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'image/png'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
    ['%PDF-1.7\n', 'application/pdf'],
    ['\0\0\0\u0018ftypheic', null],
    ['<svg xmlns=', null],
    ['GIF89a', null],
    ['', null],
  ])('%j is %s', (text, expected) => {
    expect(fileTypeOf(bytesOf(text))).toBe(expected)
  })
})

describe('fitSize', () => {
  const limits = { maxWidth: 1024, maxHeight: 1024 }
  it.each([
    [{ width: 4000, height: 3000 }, limits, { width: 1024, height: 768 }],
    [{ width: 3000, height: 4000 }, limits, { width: 768, height: 1024 }],
    [{ width: 640, height: 480 }, limits, { width: 640, height: 480 }],
    [
      { width: 1000, height: 1000 },
      { ...limits, maxMegapixels: 0.25 },
      { width: 500, height: 500 },
    ],
    [{ width: 9000, height: 2 }, limits, { width: 1024, height: 1 }],
  ])('%j within %j is %j', (size, given, expected) => {
    expect(fitSize(size, given)).toEqual(expected)
  })
})

describe('preparePhoto', () => {
  const bitmap = { width: 4000, height: 3000, close: vi.fn() }
  const pen = { fillRect: vi.fn(), drawImage: vi.fn() }
  const decode = vi.fn()
  let result: Blob | null
  let qualities: unknown[]

  beforeEach(() => {
    decode.mockReset().mockResolvedValue(bitmap)
    result = blobOf(jpeg, 'image/jpeg')
    qualities = []
    vi.stubGlobal('createImageBitmap', decode)
    const toBlob = (done: (blob: Blob | null) => void, type: string, quality: number) => {
      qualities.push(type, quality)
      done(result)
    }
    const canvas = () => ({ getContext: () => pen, toBlob, toDataURL: () => 'data:image/jpeg;base64,AA' })
    vi.stubGlobal('document', { createElement: canvas })
    return () => vi.unstubAllGlobals()
  })

  it('draws a photograph anew, turned and within 1024 × 1024, as a JPEG of full quality', async () => {
    const file = blobOf(jpeg)
    const prepared = await preparePhoto(file)
    expect(decode).toHaveBeenNthCalledWith(1, file, { imageOrientation: 'from-image' })
    expect(pen.drawImage).toHaveBeenNthCalledWith(1, bitmap, 0, 0, 1024, 768)
    expect(qualities).toEqual(['image/jpeg', 1])
    expect(prepared).toEqual({ blob: result, preview: 'data:image/jpeg;base64,AA' })
  })

  it('keeps to the limits of its caller', async () => {
    await preparePhoto(blobOf(jpeg), {
      maxWidth: 2000,
      maxHeight: 2000,
      maxMegapixels: 0.75,
      quality: 0.9,
      rotate: false,
    })
    expect(decode).toHaveBeenNthCalledWith(1, expect.any(Blob), { imageOrientation: 'none' })
    expect(pen.drawImage).toHaveBeenCalledWith(bitmap, 0, 0, 1000, 750)
    expect(qualities).toEqual(['image/jpeg', 0.9])
  })

  it('lets a PDF be', async () => {
    const { blob, preview } = await preparePhoto(blobOf('%PDF-1.7 …', 'text/plain'))
    expect([blob.type, blob.size, preview]).toEqual(['application/pdf', 10, null])
    expect(decode).not.toHaveBeenCalled()
  })

  it.each([
    ['something else', () => blobOf('hello'), 'not-supported'],
    ['an empty file', () => new Blob([]), 'not-supported'],
    ['a PDF that is too big', () => new Blob([bytesOf('%PDF-1.7'), new Uint8Array(10 * 1024 * 1024)]), 'too-big'],
  ])('refuses %s', async (_name, file, code) => {
    await expect(preparePhoto(file())).rejects.toMatchObject({ code })
  })

  it('says so when the browser cannot read or write the picture, or it stays too big', async () => {
    result = new Blob([new Uint8Array(10 * 1024 * 1024 + 1)])
    await expect(preparePhoto(blobOf(jpeg))).rejects.toMatchObject({ code: 'too-big' })
    result = null
    await expect(preparePhoto(blobOf(jpeg))).rejects.toMatchObject({ code: 'unreadable' })
    decode.mockRejectedValue(new DOMException('broken', 'InvalidStateError'))
    await expect(preparePhoto(blobOf(jpeg))).rejects.toMatchObject({ code: 'unreadable' })
  })
})
