'use client'

import { useState } from 'react'
import { ChipButton } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import { EmptyState } from '@/components/ui/empty-state'
import { TextField } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import type { Locale } from '@/lib/i18n/locales'
import { CodeRuler } from './code-ruler'
import type { ReaderTexts } from './code-texts'
import { describeCode, describeSerial } from './describe-groups'
import { FoundProducts, type ReaderLinks } from './found-products'
import { readPartCode, type PartCode } from './read-code'
import { readTypedSerial, type TypedSerial } from './read-serial-groups'
import { SerialAnswer } from './serial-answer'
import { useAddressCode } from './use-address-code'

type Props = { locale: Locale; texts: ReaderTexts; links: ReaderLinks; examples: readonly string[] }

/** Too short a beginning would find half of the programme. */
const shortestFound = 4

function sayState(code: PartCode | null, serial: TypedSerial | null, texts: ReaderTexts): string {
  if (code)
    return code.complete
      ? texts.complete
      : code.groups.some(({ state }) => state === 'wrong')
        ? texts.wrongPlace
        : texts.partial
  if (serial)
    return {
      right: texts.serialRight,
      begun: texts.serialBegun,
      'wrong-check': texts.serialWrongCheck,
      wrong: texts.serialWrong,
    }[serial.state]
  return texts.unknown
}

/** Explains a part number or a serial while it is typed, character group by character group. */
export function CodeReader({ locale, texts, links, examples }: Props) {
  const brought = useAddressCode()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? brought
  const code = readPartCode(text)
  const serial = code ? null : readTypedSerial(text)
  const cells = code
    ? describeCode(code.groups, texts.groups)
    : serial
      ? describeSerial(serial.groups, texts.groups, locale)
      : []
  const asked = text.trim() !== ''
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <TextField
          className="w-full max-w-xl"
          label={texts.label}
          hint={texts.hint}
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
        <div role="group" aria-label={texts.examples} className="flex flex-wrap items-center gap-2">
          <span aria-hidden="true" className="text-sm text-steel">
            {texts.examples}
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
          {asked ? sayState(code, serial, texts) : ''}
        </p>
        {asked ? null : (
          <EmptyState
            heading="h3"
            title={
              <a href="#places" className="link">
                {texts.idle.title}
              </a>
            }
            text={texts.idle.text}
          />
        )}
        {cells.length > 0 ? <CodeRuler cells={cells} label={texts.groups.ruler} /> : null}
        {serial ? <SerialAnswer serial={serial} locale={locale} texts={texts} links={links} /> : null}
        {asked && !code && !serial ? (
          <Notice title={texts.unknownHelp}>
            <a
              href={`${links.search}?q=${encodeURIComponent(text.trim())}`}
              className="link inline-flex min-h-11 items-center"
            >
              {texts.search}
            </a>
          </Notice>
        ) : null}
        {code && text.trim().length >= shortestFound ? (
          <FoundProducts code={text} locale={locale} texts={texts} links={links} />
        ) : null}
      </div>
    </div>
  )
}
