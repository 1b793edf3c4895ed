import { beforeEach, describe, expect, it, vi } from 'vitest'
import { draftNames } from '@/lib/content/about'
import { DraftRoute, draftMetadata } from './draft-route'

const refused = new Error('NEXT_HTTP_ERROR_FALLBACK;404')
const preview = vi.hoisted(() => ({ on: false, scope: null as string[] | null }))

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  notFound: () => {
    throw refused
  },
}))
vi.mock('next/server', async (original) => ({ ...(await original<object>()), connection: async () => undefined }))
vi.mock('@/lib/i18n/current-locale', () => ({ currentLocale: async () => 'en' }))
vi.mock('@/lib/config/environment', () => ({ environment: () => ({ PREVIEW: preview.on }) }))
vi.mock('@/lib/data/session', () => ({ readUser: async () => preview.scope && { scope: preview.scope } }))

beforeEach(() => Object.assign(preview, { on: false, scope: null }))

describe('a draft asks for itself who may see it', () => {
  it.each(draftNames)('%s is not there for anybody else', async (name) => {
    await expect(DraftRoute({ name })).rejects.toBe(refused)
    await expect(draftMetadata(name)).rejects.toBe(refused)
  })

  it('is not there for somebody with another scope', async () => {
    preview.scope = ['internal']
    await expect(DraftRoute({ name: 'introduction-dev2' })).rejects.toBe(refused)
  })

  it.each([
    ['with preview switched on', { on: true }],
    ['for the scope content', { scope: ['content'] }],
  ])('is shown %s, and never to search engines', async (_, state) => {
    Object.assign(preview, state)
    await expect(DraftRoute({ name: 'introduction-dev2' })).resolves.toBeDefined()
    expect(await draftMetadata('introduction-dev2')).toMatchObject({ robots: { index: false, follow: false } })
  })

  it('an address that is no draft is not there even then', async () => {
    preview.on = true
    await expect(DraftRoute({ name: 'introduction-dev9' })).rejects.toBe(refused)
  })
})
