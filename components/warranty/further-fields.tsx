'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { NumberField } from '@/components/form/number-field'
import { valueAt } from '@/components/form/nested-values'
import { TextField } from '@/components/ui/field'
import { StickyDisclosure } from '@/components/ui/sticky-disclosure'
import { fieldId } from './register-fields'
import type { FurtherPart } from './register-field'
import { registerLines, type RegisterLine, type TablePath } from './register-lines'
import { RegisteredDay, type DayPath } from './registered-day'
import type { StepProps } from './step-props'

const isDay = (path: TablePath, { kind }: RegisterLine): path is DayPath => kind === 'day'

/** One field as the table describes it. */
function FurtherField({ path, line, ...props }: StepProps & { path: TablePath; line: RegisterLine }) {
  const t = useTranslations('warranty.register')
  const form = useTranslations('form')
  const { label, further } = line
  if (!label || !further) return null
  if (isDay(path, line)) return <RegisteredDay {...props} path={path} legend={t(label)} note={form('optional')} />
  const shared = {
    id: fieldId(path),
    label: t(label),
    note: form('optional'),
    error: props.errorOf(path),
    autoComplete: 'off',
    ...props.form.register(path),
  }
  if (line.kind === 'figures')
    return <NumberField {...shared} unit={further.unit && t(further.unit)} inputMode="numeric" />
  return (
    <TextField
      {...shared}
      maxLength={further.maxLength}
      spellCheck={false}
      {...(further.capitals && { autoCapitalize: 'characters' })}
    />
  )
}

type Props = StepProps & {
  part: FurtherPart
  summary: string
  /** The rest below has something in it, or is wrong. */ needed?: boolean
  /** Below the fields of the table. */ children?: ReactNode
}

/** What can be left out of a part of the form; open once something in it is answered or wrong. */
export function FurtherFields({ part, summary, needed = false, children, ...props }: Props) {
  const lines = registerLines.filter(([, { further }]) => further?.part === part)
  const draft = props.form.getValues()
  const begun = lines.some(([path]) => valueAt(draft, path) !== '' || props.errorOf(path) !== undefined)
  return (
    <StickyDisclosure summary={summary} needed={needed || begun}>
      <div className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          {lines.map(([path, line]) => (
            <FurtherField key={path} path={path} line={line} {...props} />
          ))}
        </div>
        {children}
      </div>
    </StickyDisclosure>
  )
}
