import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Failure } from '@/lib/client/read-failure'
import { useSendWhenBack } from './use-send-when-back'

const cutOff: Failure = { code: 'UPSTREAM_UNAVAILABLE', minutes: 1, fields: [] }
const refused: Failure = { code: 'CONFLICT', minutes: 1, fields: [] }

function setLine(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

const unsent: { failure: Failure | null } = { failure: null }

function renderForm() {
  const [send, keep] = [vi.fn(), vi.fn()]
  const view = renderHook(({ failure }: typeof unsent) => useSendWhenBack({ failure, send, keep }), {
    initialProps: unsent,
  })
  return { ...view, send, keep }
}

afterEach(() => setLine(true))

describe('useSendWhenBack', () => {
  it('keeps what could not be sent, and sends it once when there is a connection', () => {
    const { result, rerender, send, keep } = renderForm()
    setLine(false)
    rerender({ failure: cutOff })
    expect(result.current).toBe(true)
    expect(keep).toHaveBeenCalledTimes(1)
    expect(send).not.toHaveBeenCalled()
    setLine(true)
    setLine(true)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('waits again when the connection is lost once more', () => {
    const { result, rerender, send } = renderForm()
    setLine(false)
    rerender({ failure: cutOff })
    setLine(true)
    rerender({ failure: null })
    setLine(false)
    rerender({ failure: { ...cutOff } })
    expect(result.current).toBe(true)
    setLine(true)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('sends nothing that was refused', () => {
    const { rerender, send } = renderForm()
    setLine(false)
    rerender({ failure: refused })
    setLine(true)
    expect(send).not.toHaveBeenCalled()
  })

  it('does not wait while there is a connection: the site itself does not answer', () => {
    const { result, rerender } = renderForm()
    rerender({ failure: cutOff })
    expect(result.current).toBe(false)
  })
})
