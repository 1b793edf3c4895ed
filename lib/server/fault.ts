import type { ErrorCode } from '@/lib/contract/api-error'
import { countFault } from './metrics/counted'

/** A place that runs full on its own. */
export type Disk = 'database' | 'uploads' | 'page store'

/** What the machine, not the question, is to blame for: the same call may succeed later. Its code is the one of the answer. */
export class Fault extends Error {
  readonly code: Extract<ErrorCode, 'STORAGE_FULL' | 'SERVICE_UNAVAILABLE'>

  constructor(code: Fault['code'], message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'Fault'
    this.code = code
  }
}

/** Nothing was written, because there is no room; the log tells the operator where. */
export function diskFull(disk: Disk, cause: unknown): Fault {
  countFault(`${disk} disk`)
  return new Fault('STORAGE_FULL', `The disk of the ${disk} is full`, cause)
}

/** The database is away, locked or too slow. A write that was on its way may still have been kept: its key tells when it is sent again. */
export function databaseUnavailable(cause: unknown): Fault {
  countFault('database')
  return new Fault('SERVICE_UNAVAILABLE', 'The database is not available', cause)
}

/** The storage of visitors' files is away, or refuses; what it says is for the log. */
export function storageUnavailable(cause: unknown): Fault {
  countFault('storage')
  const said = cause instanceof Error ? cause.message : String(cause)
  return new Fault('SERVICE_UNAVAILABLE', `The storage of files is not available: ${said}`, cause)
}

/** By its name, because a bundle of its own (the outbox worker's) has another copy of the class. */
export function isFault(error: unknown): error is Fault {
  return error instanceof Error && error.name === 'Fault' && 'code' in error
}

/** The code that the system or a driver gave an error; empty = none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** No room, or the quota of this user is used up. */
export function isDiskFull(error: unknown): boolean {
  return /^(ENOSPC|EDQUOT)$/.test(codeOf(error))
}
