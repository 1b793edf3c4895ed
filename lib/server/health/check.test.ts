import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCheck, type Reason } from './check'
import { checkDisk } from './check-disk'

describe('a check', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('tells its reason, or none', async () => {
    expect(await createCheck('outbox', 'database-frozen', async () => 'outbox-stuck')()).toMatchObject({
      name: 'outbox',
      ok: false,
      reason: 'outbox-stuck',
    })
    expect(await createCheck('outbox', 'database-frozen', async () => null)()).toMatchObject({ ok: true, reason: null })
  })

  it('answers before two seconds when what it looks at hangs, and does not look twice at once', async () => {
    let wake: (reason: Reason | null) => void = () => undefined
    const run = vi.fn(() => new Promise<Reason | null>((resolve) => (wake = resolve)))
    const check = createCheck('uploads-disk', 'disk-frozen', run)
    for (let asked = 0; asked < 3; asked += 1) {
      const answer = check()
      await vi.advanceTimersByTimeAsync(1900)
      expect(await Promise.race([answer, Promise.resolve(null)])).toMatchObject({ ok: false, reason: 'disk-frozen' })
    }
    expect(run).toHaveBeenCalledTimes(1)
    wake(null)
    await vi.advanceTimersByTimeAsync(0)
    const again = check()
    wake(null)
    expect(await again).toMatchObject({ ok: true })
    expect(run).toHaveBeenCalledTimes(2)
  })
})

describe('the check of a disk', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'checked-'))
  })
  afterEach(async () => rm(folder, { recursive: true }))

  it('makes the folder and leaves nothing in it', async () => {
    const place = path.join(folder, 'not/yet')
    expect(await checkDisk(place)).toBeNull()
    expect(await readdir(place)).toEqual([])
  })

  it('tells a place where no file can be', async () => {
    await writeFile(path.join(folder, 'file'), '')
    expect(await checkDisk(path.join(folder, 'file'))).toBe('disk-broken')
  })
})
