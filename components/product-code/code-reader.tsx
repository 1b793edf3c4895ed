'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChipButton } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import { EmptyState } from '@/components/ui/empty-state'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import type { Locale } from '@/lib/i18n/locales'
import { CodeRuler } from './code-ruler'
import { describeCode, describeSerial } from './describe-groups'
import { FoundProducts, shortestFound, type ReaderLinks } from './found-products'
import { readPartCode, type PartCode } from './read-code'
import { readTypedSerial, type TypedSerial } from './read-serial-groups'
import type { CodeWords } from './say-letter'
import { SerialAnswer } from './serial-answer'
import { useAddressCode } from './use-address-code'

type Props = { locale: Locale; links: ReaderLinks; examples: readonly string[] }

const serialKeys = {
  right: 'serialRight',
  begun: 'serialBegun',
  'wrong-check': 'serialWrongCheck',
  wrong: 'serialWrong',
} as const satisfies Record<TypedSerial['state'], string>

function stateKey(code: PartCode | null, serial: TypedSerial | null) {
  if (!code) return serial ? serialKeys[serial.state] : 'unknown'
  if (code.complete) return 'complete'
  return code.groups.some(({ state }) => state === 'wrong') ? 'wrongPlace' : 'partial'
}

/** Explains a part number or a serial while it is typed, character group by character group. */
export function CodeReader({ locale, links, examples }: Props) {
  const t = useTranslations('product-code')
  const words: CodeWords = { code: t, spec: useTranslations('spec') }
  const brought = useAddressCode()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? brought
  const code = readPartCode(text)
  const serial = code ? null : readTypedSerial(text)
  const cells = code ? describeCode(code.groups, words) : serial ? describeSerial(serial.groups, words, locale) : []
  const asked = text.trim() !== ''
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <TextField
          className="w-full max-w-xl"
          label={t('reader.label')}
          hint={t('reader.hint')}
          name="code"
          value={text}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
        />
        <div role="group" aria-label={t('reader.examples')} className="flex flex-wrap items-center gap-2">
          <span aria-hidden="true" className="text-sm text-steel">
            {t('reader.examples')}
          </span>
          {examples.map((example) => (
            <ChipButton key={example} onClick={() => setTyped(example)} pressed={text === example} className="figure">
              {example}
            </ChipButton>
          ))}
        </div>
      </div>
      <div className={classNames('grid min-h-72 gap-6 md:min-h-110', asked && 'content-start')}>
        <p role="status" className="font-semibold empty:hidden" data-testid="code-state">
          {asked ? t(`reader.${stateKey(code, serial)}`) : ''}
        </p>
        {asked ? null : (
          <EmptyState
            heading="h3"
            title={
              <a href="#places" className="link">
                {t('places.title')}
              </a>
            }
            text={t('places.lead')}
          />
        )}
        {cells.length > 0 ? <CodeRuler cells={cells} label={t('ruler')} /> : null}
        {serial ? <SerialAnswer serial={serial} locale={locale} links={links} /> : null}
        {asked && !code && !serial ? (
          <Notice title={t('reader.unknownHelp')}>
            <a
              href={`${links.search}?q=${encodeURIComponent(text.trim())}`}
              className="link inline-flex min-h-11 items-center"
            >
              {t('reader.search')}
            </a>
          </Notice>
        ) : null}
        {code && text.trim().length >= shortestFound ? (
          <FoundProducts code={text} locale={locale} links={links} />
        ) : null}
      </div>
    </div>
  )
}
