import { runInThisContext } from 'node:vm'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { firstScript } from '@/lib/config/first-script'
import { KeepEarlyInput } from './keep-early-input'

afterEach(() => document.body.replaceChildren())

/** The three ways in which the site's forms hold what is typed, and one that needs no script. */
function Page() {
  const [weight, setWeight] = useState('75')
  const [way, setWay] = useState('phone')
  const [kind, setKind] = useState('')
  const { register, control: hooks } = useForm({ defaultValues: { serial: '', terms: false } })
  return (
    <main id="main">
      <input aria-label="weight" value={weight} onChange={({ target }) => setWeight(target.value)} />
      {['phone', 'code'].map((value) => (
        <input
          key={value}
          type="radio"
          name="way"
          aria-label={value}
          checked={way === value}
          onChange={() => setWay(value)}
        />
      ))}
      <select aria-label="kind" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="">any</option>
        <option value="fork">fork</option>
      </select>
      <input aria-label="serial" {...register('serial')} />
      <input type="checkbox" aria-label="terms" {...register('terms')} />
      <form action="/products">
        <input aria-label="plain" defaultValue="" onChange={() => setKind('wrong')} />
      </form>
      <button type="button" aria-label="ten more" onClick={() => setWeight((now) => `${Number(now) + 10}`)} />
      <output>{JSON.stringify({ weight, way, kind, ...useWatch({ control: hooks }) })}</output>
      <KeepEarlyInput />
    </main>
  )
}

/** The page as a slow connection shows it: `meet` acts before the script has come. */
async function arrive(meet: () => void) {
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(<Page />)
  meet()
  await act(async () => {
    hydrateRoot(root, <Page />)
    await Promise.resolve()
  })
  return JSON.parse(root.querySelector('output')?.textContent ?? '') as unknown
}

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

it('tells the page what was typed and chosen before it came alive', async () => {
  const heard = await arrive(() => {
    control('weight').value = '60'
    control('code').checked = true
    control('kind').value = 'fork'
    control('serial').value = '2614A-04217'
    control('terms').checked = true
    control('plain').value = 'wave'
  })
  expect(heard).toEqual({ weight: '60', way: 'code', kind: 'fork', serial: '2614A-04217', terms: true })
  expect(control('weight').value).toBe('60')
  expect(control('serial').value).toBe('2614A-04217')
  expect(control('plain').value).toBe('wave')
})

it('presses a button again that nobody heard, once', async () => {
  runInThisContext(firstScript)
  const heard = await arrive(() => {
    screen.getByLabelText('ten more').click()
    screen.getByLabelText('ten more').click()
  })
  expect(heard).toMatchObject({ weight: '85' })
  expect(window.__earlyTaps).toBeUndefined()
})

it('says nothing when nothing was', async () => {
  expect(await arrive(() => {})).toEqual({ weight: '75', way: 'phone', kind: '', serial: '', terms: false })
})
