import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { dayInThailand } from '@/lib/domain/calendar'
import { loadLaterParts } from './later-parts'
import { useRegister } from './use-register'

vi.mock(import('./later-parts'), async (original) => {
  const parts = await original()
  return { ...parts, loadLaterParts: vi.fn(parts.loadLaterParts) }
})

it('a step that does not come is none: the form stays where it is, says so, and goes on once it is there', async () => {
  history.replaceState(null, '', '/services/warranty/register?serial=2614A-04217-Y')
  const { result } = renderHook(() => useRegister('en'))
  await waitFor(() => expect(result.current.step).toBe(1))
  const { form } = result.current
  form.setValue('vehicle', { ...form.getValues('vehicle'), type: 'car', brand: 'Isuzu', model: 'D-Max', year: '2016' })
  form.setValue('position', 'rear')
  form.setValue('purchase.boughtOn', dayInThailand(new Date()))
  form.setValue('purchase.channel', 'dealer')
  vi.mocked(loadLaterParts).mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
  await act(() => result.current.next())
  expect(result.current.step).toBe(1)
  expect(result.current.sending.failure?.code).toBe('UPSTREAM_UNAVAILABLE')
  await act(() => result.current.next())
  expect(result.current.step).toBe(2)
  expect(result.current.later).not.toBeNull()
})
