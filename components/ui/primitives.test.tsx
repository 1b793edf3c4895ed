import { readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import words from '@/messages/ja/design.json'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style'
import { chipStyle } from './chip'
import { controlStyle } from './field'
import { Notice } from './notice'
import { pageLinkStyle } from './pagination'
import { Price } from './price'
import { ProgressBar } from './progress-bar'
import { Steps } from './steps'

const { forms, messages } = words

const styles = readFileSync('components/ui/ui.css', 'utf8')
/** What a class of our own stands for; a utility stands for itself. */
const utilitiesOf = (name: string) =>
  new RegExp(String.raw`^ {2}\.${name} \{\s*@apply ([^;]+);`, 'm').exec(styles)?.[1] ?? name
/** Smallest height of a list of classes on a phone, px. */
const height = (classes: string) =>
  Number(/(?:^|\s)min-h-(\d+)/.exec(classes.split(' ').map(utilitiesOf).join(' '))?.[1] ?? 0) * 4

describe('targets', () => {
  it.each(
    (['primary', 'secondary', 'quiet'] as const satisfies readonly ButtonVariant[]).flatMap((variant) =>
      (['small', 'medium', 'large'] as const satisfies readonly ButtonSize[]).map((size) => [variant, size] as const),
    ),
  )('a %s %s button has room for a finger', (variant, size) => {
    expect(height(buttonStyle(variant, size))).toBeGreaterThanOrEqual(44)
  })

  it.each([chipStyle, controlStyle, pageLinkStyle])('%s has room for a finger', (style) => {
    expect(height(style)).toBeGreaterThanOrEqual(44)
  })
})

describe('Steps', () => {
  it('marks the current step and says which are done', () => {
    render(
      <Steps
        label={forms.steps}
        steps={[forms.stepPart, forms.stepVehicle, forms.stepYou]}
        current={1}
        doneLabel={forms.done}
      />,
    )
    const items = within(screen.getByRole('list', { name: forms.steps })).getAllByRole('listitem')
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
    expect(items[0]).toHaveTextContent(`${forms.stepPart} (${forms.done})`)
    expect(items[2]).not.toHaveTextContent(forms.done)
  })
})

describe('ProgressBar', () => {
  it('has a name and a value', () => {
    render(<ProgressBar label={forms.sending} value={3} max={4} text="3/4" />)
    const bar = screen.getByRole('progressbar', { name: forms.sending })
    expect(bar).toHaveAttribute('value', '3')
    expect(bar).toHaveAttribute('max', '4')
  })

  it('without a value is waiting', () => {
    render(<ProgressBar label={forms.waiting} />)
    expect(screen.getByRole('progressbar', { name: forms.waiting })).not.toHaveAttribute('value')
  })
})

describe('Notice', () => {
  it('is read out only where it is asked to', () => {
    const { rerender } = render(<Notice title={messages.warningNotice} />)
    expect(screen.queryByRole('status')).toBeNull()
    rerender(<Notice role="status" title={messages.warningNotice} />)
    expect(screen.getByRole('status')).toHaveTextContent(messages.warningNotice)
  })
})

describe('Price', () => {
  it('is written in baht, or asks for the dealer', () => {
    const { rerender, container } = render(<Price amount="฿12,500" label="L" ask="A" note="N" />)
    expect(container).toHaveTextContent('L฿12,500N')
    rerender(<Price amount={null} label="L" ask="A" note="N" />)
    expect(container).toHaveTextContent(/^A$/)
  })
})
