/** Where files from visitors lie. Keys are made by this program: words of letters, digits, `-` and `.`, joined by slashes. */
export type FileStorage = {
  /** Resolves once the bytes survive a power cut. */
  write(key: string, bytes: Buffer, type: string): Promise<void>
  /** Throws when there is no such file. */
  read(key: string): Promise<Buffer>
  /** A file that is not there is no error. */
  remove(key: string): Promise<void>
}
