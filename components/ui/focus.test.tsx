import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { leaving, passFocusOn } from './focus-around'
import { useFocusedPanel } from './use-focused-panel'
import { useKeptFocus } from './use-kept-focus'

describe('a box whose controls change', () => {
  function Box({ gone, tabIndex }: { gone: boolean; tabIndex?: -1 }) {
    return (
      <div ref={useKeptFocus<HTMLDivElement>(gone)} tabIndex={tabIndex} role="group">
        {gone || <button>go</button>}
        <button>last</button>
      </div>
    )
  }
  const press = () => userEvent.click(screen.getByRole('button', { name: 'go' }))

  it('has the focus of a button that goes, if it can take it', async () => {
    const { rerender } = render(<Box gone={false} tabIndex={-1} />)
    await press()
    rerender(<Box gone tabIndex={-1} />)
    expect(screen.getByRole('group')).toHaveFocus()
  })

  it('gives it to its last button, if it cannot', async () => {
    const { rerender } = render(<Box gone={false} />)
    await press()
    rerender(<Box gone />)
    expect(screen.getByRole('button', { name: 'last' })).toHaveFocus()
  })

  it('takes it from nobody: neither when it is drawn first nor from who has moved on', async () => {
    const view = (gone: boolean) => (
      <>
        <Box gone={gone} tabIndex={-1} />
        <input aria-label="elsewhere" />
      </>
    )
    const { rerender } = render(view(false))
    expect(document.body).toHaveFocus()
    await press()
    await userEvent.click(screen.getByRole('textbox'))
    rerender(view(true))
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})

describe('a panel in place of a form', () => {
  function Panel() {
    return (
      <div ref={useFocusedPanel()} tabIndex={-1} role="group">
        Sent
      </div>
    )
  }

  it('has the focus, and its beginning is in sight', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    render(<Panel />)
    const panel = screen.getByRole('group')
    expect(panel).toHaveFocus()
    expect(scroll.mock.contexts).toEqual([panel])
  })
})

describe('something that goes with the focus in it', () => {
  function Around({ by }: { by: 'itself' | 'its button' }) {
    const [there, setThere] = useState(true)
    const go = () => setThere(false)
    return (
      <div tabIndex={-1} role="group">
        {there && (by === 'itself' ? <button ref={passFocusOn} onClick={go} /> : <button onClick={leaving(go)} />)}
      </div>
    )
  }

  it.each(['itself', 'its button'] as const)('leaves it with what stands around, gone by %s', async (by) => {
    render(<Around by={by} />)
    await userEvent.click(screen.getByRole('button'))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.getByRole('group')).toHaveFocus()
  })
})
