'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, type CompositionEvent } from 'react'
import { toKatakana } from '@/lib/domain/kana'
import { joinName, splitName, type PersonName } from '@/lib/domain/person-name'
import { NamePair } from './name-pair'
import { readingOf } from './reading-of'

type Props = {
  id: string
  value: PersonName
  onChange: (value: PersonName) => void
  errors: { name?: string | undefined; kana?: string | undefined }
  required: boolean
}
type Composition = CompositionEvent<HTMLInputElement>

const parts = ['family', 'given'] as const

/** Family and given name with their readings, which follow from how the names are typed until somebody corrects them. */
export function JapaneseName({ id, value, onChange, errors, required }: Props) {
  const t = useTranslations('form.name')
  // Events of one keystroke follow each other faster than React renders.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const put = (next: Partial<PersonName>) => {
    latest.current = { ...latest.current, ...next }
    onChange(latest.current)
  }
  const composed = useRef({ kana: '', anew: true })
  /** Readings that came from here and may be changed from here. */
  const own = useRef({ family: '', given: '' })
  const listeners = parts.map((part) => ({
    onCompositionStart: ({ currentTarget }: Composition) => {
      composed.current = { kana: '', anew: currentTarget.value === '' }
    },
    onCompositionUpdate: ({ data }: Composition) => {
      composed.current.kana = readingOf(data) ?? composed.current.kana
    },
    onCompositionEnd: ({ data }: Composition) => {
      const { kana, anew } = composed.current
      const readings = splitName(latest.current.kana ?? '')
      if (data === '' || kana === '' || (readings[part] !== '' && readings[part] !== own.current[part])) return
      readings[part] = own.current[part] = anew ? kana : readings[part] + kana
      put({ kana: joinName(readings.family, readings.given) })
    },
  }))
  const rename = (name: string) => {
    const names = splitName(name)
    const readings = splitName(latest.current.kana ?? '')
    // A name that was taken out takes along the reading that came from it.
    for (const part of parts) if (names[part] === '' && readings[part] === own.current[part]) readings[part] = ''
    put({ name, kana: joinName(readings.family, readings.given) })
  }
  return (
    <div className="grid gap-4">
      <NamePair
        id={id}
        legend={t('full')}
        labels={[t('family'), t('given')]}
        autoComplete={['family-name', 'given-name']}
        value={value.name}
        error={errors.name}
        required={required}
        onChange={rename}
        listeners={listeners}
      />
      <NamePair
        id={`${id}-kana`}
        legend={t('reading')}
        labels={[t('familyKana'), t('givenKana')]}
        hint={t('kanaHint')}
        value={value.kana ?? ''}
        error={errors.kana}
        required={required}
        onDone={toKatakana}
        onChange={(kana) => put({ kana })}
      />
    </div>
  )
}
