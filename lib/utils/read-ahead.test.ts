import { describe, expect, it } from 'vitest'
import { readAhead } from './read-ahead'

const turn = () => new Promise((resolve) => setTimeout(resolve, 1))

describe('readAhead', () => {
  it('hands out the same, and begins the next meanwhile', async () => {
    const said: string[] = []
    async function* things() {
      for (const name of ['a', 'b', 'c']) {
        await turn()
        said.push(`made ${name}`)
        yield name
      }
    }
    for await (const name of readAhead(things())) {
      await turn()
      await turn()
      await turn()
      said.push(`used ${name}`)
    }
    expect(said).toEqual(['made a', 'made b', 'used a', 'made c', 'used b', 'used c'])
  })

  it('tells a failure when its turn comes', async () => {
    async function* things() {
      yield 1
      await turn()
      throw new Error('torn')
    }
    const seen: number[] = []
    const all = async () => {
      for await (const thing of readAhead(things())) {
        await turn()
        await turn()
        seen.push(thing)
      }
    }
    await expect(all()).rejects.toThrow('torn')
    expect(seen).toEqual([1])
  })

  it('ends what it reads from when who uses it stops, and nothing goes on after that', async () => {
    const said: string[] = []
    async function* things() {
      try {
        for (let at = 1; ; at += 1) {
          await turn()
          said.push(`made ${at}`)
          yield at
        }
      } finally {
        said.push('closed')
      }
    }
    for await (const thing of readAhead(things())) if (thing === 1) break
    expect(said).toEqual(['made 1', 'made 2', 'closed'])
    await turn()
    expect(said).toHaveLength(3)
  })
})
