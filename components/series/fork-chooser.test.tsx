import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import en from '@/messages/en/series.json'
import th from '@/messages/th/series.json'
import { withMessages } from '@/tests/support/with-messages'
import { ForkChooser } from './fork-chooser'

const pick = ['series.chooser', 'series.kits'] as const

async function answer(locale: 'en' | 'th', outside: boolean, labels: readonly string[]) {
  render(<ForkChooser locale={locale} outside={outside} />, await withMessages(locale, pick))
  for (const label of labels) await userEvent.click(screen.getByRole('radio', { name: label }))
  return within(screen.getByRole('status'))
}

describe('ForkChooser', () => {
  it('waits until all three are answered', async () => {
    const { dives, wrong } = en.chooser.answers
    const status = await answer('en', false, [dives, wrong])
    expect(status.getByText(en.chooser.waiting)).toBeInTheDocument()
    expect(status.queryByRole('link')).toBeNull()
  })

  it('names the kit, says why and leads to it in its language', async () => {
    const { harsh, right, clicks } = th.chooser.answers
    const status = await answer('th', false, [harsh, right, clicks])
    expect(status.getByText(th.kits.damper.name)).toBeInTheDocument()
    expect(status.getByText(th.kits.damper.why)).toBeInTheDocument()
    expect(status.getByRole('link')).toHaveAttribute('href', '/th/fork-damper-kit')
  })

  it('in a frame opens the kit beside the page around it', async () => {
    const { both, wrong, clicks } = en.chooser.answers
    const status = await answer('en', true, [both, wrong, clicks])
    const link = status.getByRole('link', { name: new RegExp(en.chooser.open) })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/fork-sport-kit', '_blank'])
  })
})
