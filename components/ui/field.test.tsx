import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import layout from '@/messages/th/layout.json'
import { Field, TextField } from './field'
import { Select } from './select'

describe('TextField', () => {
  it('ties label, hint and error to the control', () => {
    render(
      <TextField
        label={layout.searchLabel}
        note={layout.menu}
        hint={layout.searchPlaceholder}
        error="E"
        name="q"
        required
      />,
    )
    const input = screen.getByRole('textbox', { name: `${layout.searchLabel} ${layout.menu}` })
    expect(input).toBeRequired()
    expect(input).toBeInvalid()
    expect(input).toHaveAccessibleDescription(`${layout.searchPlaceholder} E`)
    expect(screen.getByRole('alert')).toHaveTextContent('E')
  })

  it('describes nothing when there is nothing to say', () => {
    render(<TextField label={layout.search} name="q" />)
    const input = screen.getByRole('textbox', { name: layout.search })
    expect(input).not.toHaveAttribute('aria-describedby')
    expect(input).not.toHaveAttribute('aria-invalid')
    expect(input).not.toBeRequired()
  })
})

describe('Field', () => {
  it('owns the id of any control', () => {
    render(
      <Field label={layout.language}>
        {(control) => <Select {...control} placeholder={layout.overview} options={[{ value: 'th', label: 'ไทย' }]} />}
      </Field>,
    )
    expect(screen.getByRole('combobox', { name: layout.language })).toHaveDisplayValue(layout.overview)
  })
})
