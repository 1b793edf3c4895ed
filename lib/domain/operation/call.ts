import { serializeQuery } from '@/lib/utils/serialize-query'

/** What is sent, ready for `fetch`. */
export type PreparedCall = {
  method: 'GET' | 'POST'
  /** Under the base URL, with its query. */
  path: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

type Called = { method: 'GET' | 'POST'; path: string; inQuery: boolean }

/** The call of an operation with an input, as the typed client makes it. */
export function prepareCall({ method, path, inQuery }: Called, input: Record<string, unknown>): PreparedCall {
  const query = inQuery ? serializeQuery(input as Parameters<typeof serializeQuery>[0]) : ''
  return {
    method,
    path: query === '' ? path : `${path}?${query}`,
    headers: { accept: 'application/json', ...(!inQuery && { 'content-type': 'application/json' }) },
    body: inQuery ? null : JSON.stringify(input),
  }
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** The same for a terminal. `$TOKEN`: where the operation asks who calls. */
export function curlLines(base: string, { method, path, headers, body }: PreparedCall, withToken: boolean): string {
  const { accept: _accept, ...own } = headers
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quote(`${base}/${path}`)}`,
    ...Object.entries(own).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(withToken ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...(body === null ? [] : [`--data ${quote(body)}`]),
  ]
  return lines.join(' \\\n  ')
}

/** A value as it stands in a program: names without quotation marks where they need none. */
const literal = (value: unknown) => JSON.stringify(value, null, 2).replace(/^(\s*)"(\w+)":/gm, '$1$2:')

/** The same with the site's own typed client, in the browser and on the server. */
export function clientLines(operation: string, input: Record<string, unknown>, asUser: boolean): string {
  const call = (name: string) => `const answer = await ${name}(${JSON.stringify(operation)}, ${literal(input)})`
  const onServer = asUser ? ['askAsUser', 'session'] : ['askCompany', 'company']
  return [
    `import { callCompany } from '@/lib/client/browser'`,
    call('callCompany'),
    '',
    '// On the server',
    `import { ${onServer[0] ?? ''} } from '@/lib/data/${onServer[1] ?? ''}'`,
    call(onServer[0] ?? ''),
  ].join('\n')
}
