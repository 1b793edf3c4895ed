import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from '@/components/ui/button'
import { withMessages } from '@/tests/support/with-messages'
import words from '@/messages/th/design.json'
import { ChoiceGroup } from './choice-group'
import { ConsentField } from './consent-field'
import { DateField } from './date-field'
import { ErrorSummary } from './error-summary'
import { FileField } from './file-field'
import { FocusedNotice } from './focused-notice'
import { NumberField } from './number-field'
import { SearchField } from './search-field'
import { SelectField } from './select-field'
import { TextAreaField } from './text-area-field'

const { fields, choices, forms } = words
afterEach(() => vi.useRealTimers())

describe('NumberField', () => {
  it('is described by hint, error and unit', () => {
    render(
      <NumberField
        label={fields.length}
        hint={fields.lengthHint}
        error={fields.lengthError}
        unit="mm"
        name="length"
        required
      />,
    )
    const input = screen.getByRole('textbox', { name: fields.length })
    expect(input).toHaveAccessibleDescription(`${fields.lengthHint} ${fields.lengthError} mm`)
    expect(input).toBeInvalid()
    expect(input).toBeRequired()
  })

  it('takes the digits of any script', async () => {
    render(<NumberField label={fields.length} name="length" />)
    await userEvent.type(screen.getByRole('textbox'), '๓๖５.5')
    expect(screen.getByRole('textbox')).toHaveValue('๓๖５.5')
  })

  it('is described by its unit alone', () => {
    render(<NumberField label={fields.length} unit="mm" name="length" />)
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('mm')
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid')
  })
})

describe('SelectField and SearchField', () => {
  it('carry label and error', () => {
    render(
      <SelectField
        label={fields.series}
        error={fields.seriesError}
        placeholder={fields.any}
        options={[{ value: 'gtx', label: 'GTX' }]}
      />,
    )
    const list = screen.getByRole('combobox', { name: fields.series })
    expect(list).toHaveAccessibleDescription(fields.seriesError)
    expect(list).toBeInvalid()
  })

  it('search keeps its role', () => {
    render(<SearchField label={fields.search} hint={fields.placeholder} name="q" />)
    expect(screen.getByRole('searchbox', { name: fields.search })).toHaveAccessibleDescription(fields.placeholder)
  })
})

describe('TextAreaField', () => {
  it('tells what is left, and says it only after a pause', async () => {
    const messages = await withMessages('en', ['form.left'])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    render(
      <TextAreaField
        label={fields.message}
        error={fields.messageError}
        name="message"
        maxLength={20}
        counted
        defaultValue="abc"
      />,
      messages,
    )
    const area = screen.getByRole('textbox', { name: fields.message })
    expect(area).toHaveAccessibleDescription(`${fields.messageError} 17 characters left`)
    expect(screen.getByRole('status')).toHaveTextContent('')
    fireEvent.input(area, { target: { value: 'abcdefgh' } })
    expect(area).toHaveAccessibleDescription(`${fields.messageError} 12 characters left`)
    expect(screen.getByRole('status')).toHaveTextContent('')
    act(() => void vi.advanceTimersByTime(1000))
    expect(screen.getByRole('status')).toHaveTextContent('12 characters left')
    fireEvent.input(area, { target: { value: 'x'.repeat(19) } })
    expect(area).toHaveAccessibleDescription(`${fields.messageError} 1 character left`)
  })
})

const options = [
  { value: 'comfort', label: choices.comfort, detail: choices.comfortDetail },
  { value: 'sport', label: choices.sport },
]

describe('ChoiceGroup', () => {
  it('is a radio group that says itself what is wrong', () => {
    render(
      <ChoiceGroup
        id="use"
        type="radio"
        name="use"
        legend={choices.use}
        options={options}
        error={choices.useError}
        required
      />,
    )
    const group = screen.getByRole('radiogroup', { name: choices.use })
    expect(group).toHaveAttribute('aria-invalid', 'true')
    expect(group).toHaveAttribute('aria-required', 'true')
    expect(group).toHaveAccessibleDescription(choices.useError)
    const radios = within(group).getAllByRole('radio')
    expect(radios).toHaveLength(2)
    expect(radios[0]).toHaveAttribute('id', 'use')
    expect(radios[0]).toBeRequired()
  })

  it('names a choice by its label, and tells the second line as its description', () => {
    render(<ChoiceGroup type="radio" name="use" legend={choices.use} options={options} />)
    const [detailed, plain] = screen.getAllByRole('radio')
    expect(detailed).toHaveAccessibleName(choices.comfort)
    expect(detailed).toHaveAccessibleDescription(choices.comfortDetail)
    expect(plain).toHaveAccessibleName(choices.sport)
    expect(plain).not.toHaveAccessibleDescription()
  })

  it('marks each checkbox, because a plain group cannot be invalid', () => {
    render(<ChoiceGroup name="adjusters" legend={choices.adjusters} options={options} error={choices.adjustersError} />)
    expect(screen.getByRole('group', { name: choices.adjusters })).not.toHaveAttribute('aria-invalid')
    const boxes = screen.getAllByRole('checkbox')
    for (const box of boxes) expect(box).toBeInvalid()
    expect(boxes[0]).toHaveAccessibleDescription(`${choices.comfortDetail} ${choices.adjustersError}`)
    expect(boxes[1]).toHaveAccessibleDescription(choices.adjustersError)
  })
})

describe('ConsentField', () => {
  it('carries hint and error', () => {
    render(<ConsentField name="consent" label={choices.consent} hint="H" error={choices.consentError} required />)
    const box = screen.getByRole('checkbox', { name: choices.consent })
    expect(box).toHaveAccessibleDescription(`H ${choices.consentError}`)
    expect(box).toBeInvalid()
  })
})

describe('DateField', () => {
  const labels = { day: forms.day, month: forms.month, year: forms.year, choose: forms.choose }

  it('has three parts with names of their own under one question', () => {
    render(
      <DateField
        id="bought"
        name="bought"
        legend={forms.date}
        hint={forms.dateHint}
        error={forms.dateError}
        labels={labels}
        months={[{ value: '2', label: 'กุมภาพันธ์' }]}
        value={{ day: 14, month: 2, year: 2567 }}
      />,
    )
    const group = screen.getByRole('group', { name: forms.date })
    expect(group).toHaveAccessibleDescription(`${forms.dateHint} ${forms.dateError}`)
    const [day, month, year] = [
      within(group).getByRole('textbox', { name: forms.day }),
      within(group).getByRole('combobox', { name: forms.month }),
      within(group).getByRole('textbox', { name: forms.year }),
    ]
    expect([day, month, year].map((part) => part.getAttribute('name'))).toEqual([
      'bought.day',
      'bought.month',
      'bought.year',
    ])
    expect(day).toHaveAttribute('id', 'bought')
    expect(month).toHaveDisplayValue('กุมภาพันธ์')
    for (const part of [day, month, year]) expect(part).toBeInvalid()
  })
})

describe('FileField', () => {
  it('names what was chosen, also to those who listen', async () => {
    render(
      <FileField
        label={forms.receipt}
        hint={forms.receiptHint}
        error={forms.receiptError}
        name="receipt"
        texts={{ choose: forms.chooseFile, none: forms.noFile }}
      />,
    )
    const input = screen.getByLabelText(forms.receipt)
    expect(input).toHaveAccessibleName(forms.receipt)
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription(`${forms.receiptHint} ${forms.receiptError} ${forms.noFile}`)
    await userEvent.upload(input, new File(['x'.repeat(2000)], 'slip.jpg', { type: 'image/jpeg' }))
    expect(screen.getByText('slip.jpg')).toBeInTheDocument()
    expect(input).toHaveAccessibleDescription(/slip\.jpg 2 kB/)
    expect(screen.queryByText(forms.noFile)).toBeNull()
    await userEvent.upload(input, new File([], 'empty.jpg', { type: 'image/jpeg' }))
    expect(input).toHaveAccessibleDescription(/empty\.jpg 0 kB/)
  })
})

describe('ErrorSummary', () => {
  const errors = [{ field: 'length', message: fields.lengthError }]

  it('takes the focus and leads to the field', async () => {
    render(
      <>
        <ErrorSummary title={forms.summary} errors={errors} />
        <NumberField id="length" label={fields.length} error={fields.lengthError} />
      </>,
    )
    await waitFor(() => expect(screen.getByRole('group', { name: forms.summary })).toHaveFocus())
    await userEvent.click(screen.getByRole('link', { name: fields.lengthError }))
    expect(screen.getByRole('textbox', { name: fields.length })).toHaveFocus()
  })

  it.each([
    ['what is folded away opens', 'folded', 'folded'],
    ['a list that is closed leads to the one it waits for', 'year', 'brand'],
  ])('%s', async (_, field, reached) => {
    render(
      <form>
        <ErrorSummary title={forms.summary} errors={[{ field, message: fields.lengthError }]} />
        <select id="brand" aria-label="brand" />
        <select disabled aria-label="model" />
        <select id="year" disabled aria-label="year" />
        <details>
          <summary>{fields.message}</summary>
          <input id="folded" aria-label="folded" />
        </details>
      </form>,
    )
    await userEvent.click(screen.getByRole('link', { name: fields.lengthError }))
    const control = document.getElementById(reached)
    expect(control).toBeVisible()
    expect(control).toHaveFocus()
  })

  it('is nothing when nothing is wrong', () => {
    const { container } = render(<ErrorSummary title={forms.summary} errors={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('FocusedNotice', () => {
  it('has the focus for each thing it tells', async () => {
    const view = (told: string) => (
      <>
        <FocusedNotice key={told} title={told} />
        <button type="button">{forms.chooseFile}</button>
      </>
    )
    const { rerender } = render(view('one'))
    expect(document.activeElement).toHaveTextContent(/^one$/)
    await userEvent.click(screen.getByRole('button'))
    rerender(view('one'))
    expect(screen.getByRole('button')).toHaveFocus()
    rerender(view('two'))
    expect(document.activeElement).toHaveTextContent(/^two$/)
  })
})

describe('a busy button', () => {
  it('keeps the focus but neither sends nor calls', async () => {
    const send = vi.fn()
    const call = vi.fn()
    const form = (busy: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Button type="submit" busy={busy} onClick={call}>
          {forms.chooseFile}
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    const button = () => screen.getByRole('button', { name: forms.chooseFile })
    await userEvent.click(button())
    rerender(form(true))
    expect(button()).toHaveFocus()
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button())
    await userEvent.keyboard('{Enter}')
    expect([send.mock.calls.length, call.mock.calls.length]).toEqual([1, 1])
  })
})
