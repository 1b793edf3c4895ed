/** Where files from visitors lie. Keys are made by this program: words of letters, digits, `-` and `.`, joined by slashes. */
export type FileStorage = {
  /** Resolves once the bytes survive a power cut. */
  write(key: string, bytes: Buffer, type: string): Promise<void>
  /** Throws a {@link FileMissing} when there is no such file; any other error says nothing about whether there is. */
  read(key: string): Promise<Buffer>
  /** A file that is not there is no error. */
  remove(key: string): Promise<void>
}

/** The storage has answered, and it has no such file. */
export class FileMissing extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`There is no file ${key}`, options)
    this.name = 'FileMissing'
  }
}

/** The bytes of a file; null = there is no such file. Throws when the storage does not say. */
export async function readIfThere(storage: FileStorage, key: string): Promise<Buffer | null> {
  try {
    return await storage.read(key)
  } catch (error) {
    if (error instanceof FileMissing) return null
    throw error
  }
}
