import { threadId, Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { makeDrawn } from '@/lib/drawings/sample-products'
import { createPdfThread } from './pdf-thread'
import type { CertificateFacts } from './write-pdf'

/** Stands in for the program that writes documents: answers the id of its thread, and does what the owner is called. */
const program = `
  const { parentPort, threadId } = require('node:worker_threads')
  parentPort.on('message', ({ certificate: { owner } }) => {
    if (owner === 'fail') throw new Error('no font')
    if (owner === 'hang') for (;;);
    if (owner === 'leave') process.exit(0)
    parentPort.postMessage(new Uint8Array([threadId]))
    if (owner === 'fail later') setTimeout(() => { throw new Error('afterwards') }, 20)
  })`

function openThread({ maxWaiting = 10, maxMs = 5000 } = {}) {
  let opened = 0
  const write = createPdfThread({
    maxWaiting,
    maxMs,
    open: () => {
      opened += 1
      return new Worker(program, { eval: true })
    },
  })
  return { ask: async (owner: string) => (await write(certificateOf(owner)))[0], opened: () => opened }
}

function certificateOf(owner: string): CertificateFacts {
  return {
    kind: 'certificate',
    lang: 'en',
    certificate: {
      number: 'W26-004217',
      statusText: 'Active',
      productName: 'A shock',
      productCode: 'KX10-330TRL-01B',
      drawn: makeDrawn('mono-shock'),
      serials: ['2614A-04217-K'],
      owner,
      vehicle: 'Honda PCX160',
      boughtOn: '2026-11-14',
      registeredOn: '2026-11-21',
      coveredUntil: '2028-11-13',
      coveredKm: null,
      limitKm: null,
      dealer: null,
      checkUrl: 'https://www.example.com',
    },
  }
}

describe('createPdfThread', () => {
  it('writes all documents in one other thread', async () => {
    const { ask, opened } = openThread()
    expect(opened()).toBe(0)
    const [first, ...others] = await Promise.all(['a', 'b', 'c'].map(ask))
    expect(first).not.toBe(threadId)
    expect(others).toEqual([first, first])
    expect(opened()).toBe(1)
  })

  it('fails one document only, with its reason', async () => {
    const { ask, opened } = openThread()
    const outcomes = await Promise.allSettled(['fail', 'a'].map(ask))
    expect(outcomes).toMatchObject([{ status: 'rejected', reason: { message: 'no font' } }, { status: 'fulfilled' }])
    expect(opened()).toBe(2)
  })

  it.each(['hang', 'leave'])('ends a thread that gives no answer: %s', async (owner) => {
    // The next thread has to have started within this, on a busy machine as well.
    const { ask } = openThread({ maxMs: 1500 })
    await expect(ask(owner)).rejects.toThrow('aborted')
    await expect(ask('a')).resolves.toBeGreaterThan(0)
  })

  it('survives a thread that fails between two documents', async () => {
    const { ask, opened } = openThread()
    await ask('fail later')
    await new Promise((resolve) => setTimeout(resolve, 200))
    await ask('a')
    expect(opened()).toBe(2)
  })

  it('turns away what would wait too long, with the seconds to wait', async () => {
    const { ask } = openThread({ maxWaiting: 2 })
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(ask))
    expect(outcomes).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 5 } },
    ])
  })
})
