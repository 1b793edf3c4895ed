import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { callCompany } from '@/lib/client/browser'
import type { DeskMove } from '@/lib/contract/desk'
import { DeskMoveForm } from './desk-move-form'
import type { ActionProps } from './desk-action-props'
import { moveName } from './move-name'
import { DeskSection } from './desk-section'

/** By the operation after which stored pages of dealers are made anew; no other move of the desk changes a page. */
function reviewChange(change: string, { move }: DeskMove, { reason }: Record<string, unknown>) {
  const verdict =
    move === 'refused'
      ? ({ is: 'refused', reason: typeof reason === 'string' ? reason : '' } as const)
      : ({ is: 'live' } as const)
  return callCompany('reviewDealerChange', { change, verdict })
}

/** The moves that the states of the item know; one that asks for nothing is done at once, the others ask. */
export function DeskMoves({ item: { kind, id, moves }, busy, run }: ActionProps) {
  const t = useTranslations('desk')
  const [chosen, setChosen] = useState<DeskMove | null>(null)
  const [opened, setOpened] = useState('')
  const send = async (move: DeskMove, typed: Record<string, unknown>) => {
    const isDone = await run(() =>
      kind === 'dealer-change'
        ? reviewChange(id, move, typed)
        : callCompany('moveDeskItem', { kind, id, move: move.move, ...typed }),
    )
    // Some moves leave the state as it is.
    if (isDone) setChosen(null)
  }
  const choose = (move: DeskMove) => {
    if (move.reason === 'none' && move.fields.length === 0) return void send(move, {})
    setOpened(move.move)
    setChosen(move)
  }
  return (
    <DeskSection id="desk-moves" title={t('act.moves')}>
      {moves.length === 0 && <p className="text-steel">{t('act.noMoves')}</p>}
      {chosen ? (
        <DeskMoveForm
          move={chosen}
          busy={busy}
          onSend={(typed) => void send(chosen, typed)}
          onCancel={() => setChosen(null)}
        />
      ) : (
        <div className="flex flex-wrap gap-3">
          {moves.map((move, place) => (
            <Button
              key={move.move}
              // Its form takes its place, and gives the focus back.
              autoFocus={move.move === opened}
              variant={place === 0 ? 'primary' : 'secondary'}
              busy={busy}
              onClick={() => choose(move)}
            >
              {moveName(t, move.move)}
            </Button>
          ))}
        </div>
      )}
    </DeskSection>
  )
}
