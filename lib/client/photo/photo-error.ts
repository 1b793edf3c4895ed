/** Why a file cannot be sent. */
export type PhotoErrorCode = 'too-big' | 'not-supported' | 'unreadable'

export class PhotoError extends Error {
  readonly code: PhotoErrorCode

  constructor(code: PhotoErrorCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'PhotoError'
    this.code = code
  }
}
