import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { returnWhenAnswered } from './return-when-answered'

const address = 'https://site.example/products'
const fetched = vi.fn<() => Promise<Response>>()
const load = vi.fn()
const unavailable = () => Promise.reject(new TypeError('Failed to fetch'))
const answers = (status: number) => () => Promise.resolve(new Response(null, { status }))
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
let end: () => void = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched.mockReset())
  load.mockReset()
})

afterEach(() => {
  end()
  vi.useRealTimers()
})

describe('a page that could not be had', () => {
  it('is loaded once, as soon as it is answered', async () => {
    fetched.mockImplementationOnce(unavailable).mockImplementation(answers(200))
    end = returnWhenAnswered(address, load)
    await vi.advanceTimersByTimeAsync(3000)
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(load).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is not answered by a server that fails', async () => {
    fetched.mockImplementation(answers(503))
    end = returnWhenAnswered(address, load)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toHaveBeenCalledTimes(2)
    expect(load).not.toHaveBeenCalled()
  })

  it('is asked for at once and four times when the browser tells of a connection', async () => {
    setOnline(false)
    fetched.mockImplementation(unavailable)
    end = returnWhenAnswered(address, load)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).not.toHaveBeenCalled()
    setOnline(true)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(fetched).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toHaveBeenCalledTimes(4)
  })

  it('is not loaded when the reader went on meanwhile', async () => {
    let answer: (response: Response) => void = () => {}
    fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    end = returnWhenAnswered(address, load)
    await vi.advanceTimersByTimeAsync(3000)
    end()
    answer(new Response(null, { status: 200 }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(load).not.toHaveBeenCalled()
  })
})
