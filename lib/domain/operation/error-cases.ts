import type { ErrorCode } from '@/lib/contract/api-error'
import { prepareCall, type PreparedCall } from './call'
import type { Leaf } from './leaves'
import { readValues, type Values } from './read-values'
import { unknownText } from './sample'

/** What is done to a call that is right, so that it is refused. */
type Provocation = 'method' | 'missing' | 'wrong' | 'not-json' | 'stranger' | 'unknown' | 'too-big'

export type ErrorCase = {
  code: ErrorCode
  /** Null = what it takes cannot be done from here. */
  how: Provocation | null
  /** The field it is about; empty = none. */
  field: string
  call: PreparedCall | null
}

type Operation = {
  method: 'GET' | 'POST'
  path: string
  inQuery: boolean
  auth: boolean | 'optional'
  leaves: readonly Leaf[]
  values: Values
}

/** A body of a form is no larger than 64 kB. */
const tooBig = 70_000

function leaveOut(operation: Operation): Omit<ErrorCase, 'code'> | null {
  const { leaves, values } = operation
  const missing = leaves.find(({ required }) => required)
  if (missing) {
    const { [missing.path]: _left, ...rest } = values
    return { how: 'missing', field: missing.path, call: prepareCall(operation, readValues(leaves, rest)) }
  }
  const limited = leaves.find(({ choices, kind }) => choices.length > 0 || kind === 'whole' || kind === 'number')
  if (limited) {
    const input = readValues(leaves, { ...values, [limited.path]: 'nonsense' })
    return { how: 'wrong', field: limited.path, call: prepareCall(operation, input) }
  }
  return operation.inQuery
    ? null
    : { how: 'not-json', field: '', call: { ...prepareCall(operation, {}), body: '{ "lang": ' } }
}

/** Something is asked for that does not exist. Of a call that writes only its `id` can be meant: what else it names, it judges as input. */
function askUnknown(operation: Operation): Omit<ErrorCase, 'code'> | null {
  const { method, leaves, values } = operation
  const candidates = leaves
    .filter((leaf) => unknownText(leaf) !== null && (method === 'GET' || leaf.path === 'id'))
    .toSorted((a, b) => Number(b.required) - Number(a.required))
  const leaf = candidates.find(({ pattern }) => pattern?.startsWith('^')) ?? candidates.find(({ required }) => required)
  if (!leaf) return null
  const input = readValues(leaves, { ...values, [leaf.path]: unknownText(leaf) ?? '' })
  return { how: 'unknown', field: leaf.path, call: prepareCall(operation, input) }
}

function provoke(code: ErrorCode, operation: Operation): Omit<ErrorCase, 'code'> | null {
  const { method, inQuery, leaves, values } = operation
  const right = prepareCall(operation, readValues(leaves, values))
  switch (code) {
    case 'METHOD_NOT_ALLOWED':
      return {
        how: 'method',
        field: '',
        call: { ...right, method: method === 'GET' ? 'POST' : 'GET', body: null },
      }
    case 'INVALID_INPUT':
      return leaveOut(operation)
    case 'UNAUTHORIZED':
      return operation.auth === false
        ? null
        : {
            how: 'stranger',
            field: '',
            call: { ...right, headers: { ...right.headers, authorization: 'Bearer x.y.z' } },
          }
    case 'NOT_FOUND':
      return askUnknown(operation)
    case 'PAYLOAD_TOO_LARGE':
      return inQuery
        ? null
        : { how: 'too-big', field: '', call: { ...right, body: JSON.stringify('x'.repeat(tooBig)) } }
    default:
      return null
  }
}

/** Every error an operation may answer, and the call that shows it where one can be made without harm. */
export function errorCasesOf(codes: readonly ErrorCode[], operation: Operation): ErrorCase[] {
  return [...new Set(codes)].map((code) => {
    const found = provoke(code, operation)
    return { code, how: null, field: '', call: null, ...found }
  })
}
