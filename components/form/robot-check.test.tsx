import { act, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadMessages } from '@/lib/i18n/messages'
import { scriptId, type Provider } from '@/lib/client/robot-check/script'
import type { GivenSettings } from '@/lib/client/robot-check/settings'
import { SpamGuardField, type SpamGuardHandle } from './robot-check-guard'
import { RobotCheck, type RobotCheckHandle } from './robot-check'

const { robot: words } = await loadMessages('th')
// Loaded before it is asked for, as it would be by the time a person has filled in a form.
await import('./robot-check-v3')
const texts = { hint: words.hint, notice: 'notice' }

afterEach(() => {
  document.getElementById(scriptId)?.remove()
  Reflect.deleteProperty(window, 'grecaptcha')
})

function provide() {
  const provider = {
    ready: (run: () => void) => run(),
    render: vi.fn((..._args: Parameters<Provider['render']>) => 7),
    execute: vi.fn<(widget: unknown) => unknown>(() => Promise.resolve('token-3')),
    getResponse: vi.fn<() => string>(() => 'token-2'),
    reset: vi.fn(),
  }
  window.grecaptcha = provider
  return provider
}

function renderForm(settings: GivenSettings | null) {
  const ref = createRef<RobotCheckHandle>()
  const onError = vi.fn<(error: Error) => void>()
  render(
    <form>
      <input aria-label="name" />
      <RobotCheck ref={ref} settings={settings} action="warranty_register" texts={texts} onError={onError} />
    </form>,
  )
  return {
    execute: () => act(async () => ref.current?.execute()),
    touch: () => fireEvent.focusIn(screen.getByLabelText('name')),
    errors: () => onError.mock.calls.map(([{ message }]) => message),
  }
}

const script = () => document.querySelector<HTMLScriptElement>(`#${scriptId}`)
const settle = (event: 'load' | 'error') =>
  act(async () => {
    script()?.dispatchEvent(new Event(event))
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

describe('RobotCheck', () => {
  it('is nothing where none is configured', async () => {
    const { execute, touch, errors } = renderForm(null)
    touch()
    expect(script()).toBeNull()
    expect(await execute()).toBeUndefined()
    expect(errors()).toEqual([])
  })

  it.each([
    [{ siteKey: '', version: '3', lang: 'en' }, 'No key provided'],
    [{ version: '3', lang: 'en' }, 'No key provided'],
    [{ siteKey: 'key', lang: 'en' }, 'No version provided'],
  ] as const)('refuses to start with %j', async (settings, message) => {
    const { execute, touch, errors } = renderForm(settings)
    touch()
    expect(errors()).toEqual([message])
    expect(script()).toBeNull()
    expect(await execute()).toBeUndefined()
  })

  it('loads its script when the form is first touched, in the language of the page', () => {
    const { touch } = renderForm({ siteKey: 'the-key', version: '3', lang: 'th' })
    expect(script()).toBeNull()
    touch()
    touch()
    expect(document.querySelectorAll('script[src*="recaptcha"]')).toHaveLength(1)
    expect(script()?.src).toBe('https://www.google.com/recaptcha/api.js?render=the-key&hl=th')
  })

  it('version 3 gets a token for the action and hides its badge behind the notice', async () => {
    const provider = provide()
    const { touch, execute, errors } = renderForm({ siteKey: 'the-key', version: '3', lang: 'ja' })
    touch()
    await settle('load')
    expect(await execute()).toBe('token-3')
    expect(provider.execute).toHaveBeenCalledWith('the-key', { action: 'warranty_register' })
    expect(screen.getByText('notice')).toBeVisible()
    expect(document.body.className).toContain('grecaptcha-badge')
    expect(errors()).toEqual([])
  })

  it('asks the paid service through a script of its own', async () => {
    const provider = provide()
    window.grecaptcha = { ...provider, execute: vi.fn(), enterprise: provider }
    const { touch, execute, errors } = renderForm({ siteKey: 'the-key', version: '3', enterprise: true, lang: 'en' })
    touch()
    expect(script()?.src).toBe('https://www.google.com/recaptcha/enterprise.js?render=the-key&hl=en')
    await settle('load')
    expect(await execute()).toBe('token-3')
    expect(provider.execute).toHaveBeenCalledWith('the-key', { action: 'warranty_register' })
    expect(errors()).toEqual([])
  })

  it('fails to load where the paid service was asked for and another one came', async () => {
    provide()
    const { touch, execute, errors } = renderForm({ siteKey: 'the-key', version: '3', enterprise: true, lang: 'en' })
    touch()
    await settle('load')
    expect(errors()).toEqual(['Failed to load script'])
    expect(await execute()).toBeUndefined()
  })

  it('version 2 shows its box and hands over what was ticked, once', async () => {
    const provider = provide()
    const { touch, execute } = renderForm({ siteKey: 'the-key', version: '2', lang: 'th' })
    touch()
    await settle('load')
    expect(screen.getByText('กรุณาติ๊กว่าคุณไม่ใช่โปรแกรมอัตโนมัติ')).toBeVisible()
    expect(provider.render).toHaveBeenCalledOnce()
    expect(await execute()).toBe('token-2')
    expect(provider.reset).toHaveBeenCalledWith(7)
    provider.getResponse.mockReturnValue('')
    expect(await execute()).toBeUndefined()
  })

  it('version 2-invisible answers through its callback', async () => {
    const provider = provide()
    provider.execute.mockImplementation(() => provider.render.mock.calls[0]?.[1].callback?.('token-i'))
    const { touch, execute } = renderForm({ siteKey: 'the-key', version: '2-invisible', lang: 'en' })
    touch()
    await settle('load')
    expect(await execute()).toBe('token-i')
  })

  it('says that the script failed to load, and lets the form go', async () => {
    const { touch, execute, errors } = renderForm({ siteKey: 'the-key', version: '3', lang: 'en' })
    touch()
    await settle('error')
    expect(errors()).toEqual(['Failed to load script'])
    expect(script()).toBeNull()
    expect(await execute()).toBeUndefined()
  })

  it.each(['3', '2-invisible'] as const)(
    'says that version %s failed to execute, and lets the form go',
    async (version) => {
      provide().execute.mockImplementation(() => {
        throw new Error('inside')
      })
      const { touch, execute, errors } = renderForm({ siteKey: 'the-key', version, lang: 'en' })
      touch()
      await settle('load')
      expect(await execute()).toBeUndefined()
      expect(errors()).toEqual(['Failed to execute'])
    },
  )
})

describe('SpamGuardField', () => {
  it('tells how long it took and what stands in the field nobody sees', async () => {
    const ref = createRef<SpamGuardHandle>()
    render(
      <form>
        <SpamGuardField ref={ref} trapLabel={words.trap} robot={{ settings: null, action: 'x', texts }} />
      </form>,
    )
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(await ref.current?.read()).toEqual({ website: '', elapsedMs: expect.any(Number) })
    fireEvent.change(screen.getByLabelText(words.trap), { target: { value: 'https://spam.example' } })
    expect(await ref.current?.read()).toMatchObject({ website: 'https://spam.example' })
  })

  it('counts a draft that was gone on with from when it was last written', async () => {
    const ref = createRef<SpamGuardHandle>()
    render(<SpamGuardField ref={ref} trapLabel={words.trap} robot={{ settings: null, action: 'x', texts }} />)
    const keptAt = new Date(Date.now() - 600_000).toISOString()
    expect((await ref.current?.read(keptAt))?.elapsedMs).toBeGreaterThanOrEqual(600_000)
    expect((await ref.current?.read(null))?.elapsedMs).toBeLessThan(60_000)
  })
})
