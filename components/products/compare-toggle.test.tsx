import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import product from '@/messages/en/product.json'
import { CompareLink } from './compare-link'
import { compareLimit, compareStore } from './compare-store'
import { CompareToggle } from './compare-toggle'

const notify = vi.hoisted(() => vi.fn())
vi.mock('@/components/ui/toast', () => ({ notify }))

beforeEach(() => {
  localStorage.clear()
  notify.mockReset()
})

const texts = { ...product.compare, path: '/products/compare' }
const show = (ids: readonly string[]) =>
  render(
    <>
      {ids.map((id) => (
        <CompareToggle key={id} id={id} name={`Part ${id}`} texts={texts} />
      ))}
      <CompareLink href="/products/compare" label="Compare" />
    </>,
  )
const toggle = (id: string) => screen.getByRole('button', { name: new RegExp(`: Part ${id}$`) })

describe('the compare toggle', () => {
  it('adds and removes, and says which', async () => {
    show(['a', 'b'])
    expect(toggle('a')).toHaveAccessibleName(`${texts.add}: Part a`)
    expect(toggle('a')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle('a'))
    await userEvent.click(toggle('b'))
    expect(compareStore.read()).toEqual(['a', 'b'])
    expect(toggle('a')).toHaveAttribute('aria-pressed', 'true')
    expect(toggle('a')).toHaveAccessibleName(`${texts.added}: Part a`)
    expect(screen.getByRole('link', { name: 'Compare (2)' })).toBeInTheDocument()
    await userEvent.click(toggle('a'))
    expect(compareStore.read()).toEqual(['b'])
    expect(toggle('a')).toHaveAttribute('aria-pressed', 'false')
    expect(notify).not.toHaveBeenCalled()
  })

  it('takes four and tells why not five', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    show(ids)
    for (const id of ids) await userEvent.click(toggle(id))
    expect(compareLimit).toBe(4)
    expect(compareStore.read()).toEqual(['a', 'b', 'c', 'd'])
    expect(notify).toHaveBeenCalledExactlyOnceWith('info', texts.full)
    expect(toggle('e')).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(toggle('b'))
    await userEvent.click(toggle('e'))
    expect(compareStore.read()).toEqual(['a', 'c', 'd', 'e'])
  })

  it.each(['{Enter}', ' '])('works with the key %j', async (key) => {
    show(['a'])
    await userEvent.tab()
    expect(toggle('a')).toHaveFocus()
    await userEvent.keyboard(key)
    expect(compareStore.read()).toEqual(['a'])
    await userEvent.keyboard(key)
    expect(compareStore.read()).toEqual([])
  })

  it('is a link to a comparison without script', () => {
    show(['a'])
    expect(toggle('a')).toHaveAttribute('href', '/products/compare?ids=a')
    expect(toggle('a')).toHaveAttribute('rel', 'nofollow')
  })

  it('follows another tab', async () => {
    show(['a'])
    localStorage.setItem('compare', JSON.stringify(['a', 'x']))
    dispatchEvent(new StorageEvent('storage', { key: 'compare' }))
    await waitFor(() => expect(toggle('a')).toHaveAttribute('aria-pressed', 'true'))
  })
})
