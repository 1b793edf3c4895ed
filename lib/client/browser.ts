import type { InputOf, OperationId, OutputOf } from '@/lib/contract/endpoints'
import type { CallOptions } from './company-client'

type Call = <O extends OperationId>(operation: O, input: InputOf<O>, options?: CallOptions) => Promise<OutputOf<O>>

let loading: Promise<Call> | null = null

async function load(): Promise<Call> {
  const { createBrowserClient } = await import('./browser-client')
  return createBrowserClient().call
}

function loadOnce(): Promise<Call> {
  loading ??= load().catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

/** Loads the client before the first call: it keeps a phone busy for a moment, which nobody is to notice while typing. */
export function prepareCalls(): void {
  loadOnce().catch(() => undefined)
}

/** Calls the company API from the browser, through this site. The client (axios, contract) is loaded on the first call, so that pages that never ask do not ship it. */
export const callCompany: Call = async (operation, input, options) => (await loadOnce())(operation, input, options)
