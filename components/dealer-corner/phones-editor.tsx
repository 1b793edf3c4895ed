'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { listingLimits } from '@/lib/contract/dealer-words'
import { Editor } from './editor'

type Props = { value: readonly string[]; busy: boolean; onSave: (phones: string[]) => void }

/** The lines as they are kept; null = wrong. An empty line is none, but one number is needed. */
async function readLines(lines: readonly string[], kept: readonly string[]): Promise<(string | null)[]> {
  const { readShopPhone } = await import('./read-shop-phone')
  const isEmpty = lines.every((line) => line.trim() === '')
  return lines.map((line, i) => (line.trim() === '' && !(isEmpty && i === 0) ? '' : readShopPhone(line, kept)))
}

/** Up to four numbers, the first one first, however they are written. */
export function PhonesEditor({ value, busy, onSave }: Props) {
  const t = useTranslations('dealer-corner.contact')
  const [phones, setPhones] = useState<readonly string[]>(value.length > 0 ? value : [''])
  const [wrong, setWrong] = useState<readonly number[]>([])
  const [refused, setRefused] = useState(0)

  const save = async () => {
    // Without a connection the rules do not come; the call then says so.
    const read = await readLines(phones, value).catch(() => phones)
    const wrongLines = read.flatMap((phone, i) => (phone === null ? [i] : []))
    setPhones(read.map((phone, i) => phone ?? phones[i] ?? ''))
    setWrong(wrongLines)
    if (wrongLines.length > 0) setRefused((count) => count + 1)
    else onSave(read.flatMap((phone) => phone?.trim() || []))
  }
  const change = (i: number, text: string) => {
    setPhones(phones.map((one, at) => (at === i ? text : one)))
    setWrong(wrong.filter((at) => at !== i))
  }
  return (
    <Editor field="phones" busy={busy} onSave={() => void save()} refused={refused}>
      {phones.map((phone, i) => (
        <TextField
          key={`line ${i}`}
          label={t('phone', { number: i + 1 })}
          hint={i === 0 ? t('phoneHint') : undefined}
          error={wrong.includes(i) ? t('wrong') : undefined}
          type="tel"
          autoComplete="off"
          value={phone}
          onChange={({ target }) => change(i, target.value)}
        />
      ))}
      {phones.length < listingLimits.phones ? (
        <div>
          <Button variant="quiet" onClick={() => setPhones([...phones, ''])}>
            {t('add')}
          </Button>
        </div>
      ) : null}
    </Editor>
  )
}
