'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ChipButton } from '@/components/ui/chip'
import { TextField } from '@/components/ui/field'
import type { ContentKindName } from '@/lib/contract/editor-words'
import { localeList, locales, localizePath, type Locale } from '@/lib/i18n/locales'

type Props = {
  kind: ContentKindName
  id: string
  version: number | string
  /** It was saved once, or the site has it. */ known: boolean
}

const widths = [
  ['phone', 390],
  ['desktop', 1280],
] as const
const height = 800

/** How much a page of this width is made smaller to fit where it stands; follows the window. */
function useScale(width: number) {
  const [scale, setScale] = useState(1)
  const measure = useCallback(
    (box: HTMLDivElement | null) => {
      if (!box) return undefined
      const observer = new ResizeObserver(() => setScale(Math.min(1, box.clientWidth / width)))
      observer.observe(box)
      return () => observer.disconnect()
    },
    [width],
  )
  return { scale, measure }
}

/** The entry as visitors will read it: three languages, a phone and a desktop, as it is written or as the site has it at a moment. */
export function EntryPreview({ kind, id, version, known }: Props) {
  const t = useTranslations('editor.preview')
  const [lang, setLang] = useState<Locale>('en')
  const [width, setWidth] = useState<number>(widths[0][1])
  const [typed, setTyped] = useState('')
  const [moment, setMoment] = useState('')
  const { scale, measure } = useScale(width)
  const address = localizePath(`/desk/content/${kind}/${id}/preview`, lang)
  const query = new URLSearchParams({ version: String(version), ...(moment !== '' && { at: moment }) }).toString()
  const show = (event: SubmitEvent) => {
    event.preventDefault()
    setMoment(typed)
  }
  return (
    <section aria-labelledby="preview" className="grid grid-cols-1 gap-4 border-t border-ink pt-4">
      <h2 id="preview" className="display text-2xl">
        {t('title')}
      </h2>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <div role="group" aria-label={t('lang')} className="flex flex-wrap gap-2">
          {localeList.map((one) => (
            <ChipButton key={one} pressed={one === lang} onClick={() => setLang(one)}>
              <span lang={one}>{locales[one].label}</span>
            </ChipButton>
          ))}
        </div>
        <div role="group" aria-label={t('width')} className="flex flex-wrap gap-2">
          {widths.map(([name, pixels]) => (
            <ChipButton key={name} pressed={pixels === width} onClick={() => setWidth(pixels)}>
              {t(name)}
            </ChipButton>
          ))}
        </div>
      </div>
      <form onSubmit={show} className="flex flex-wrap items-end gap-3">
        <TextField
          id="preview-at"
          type="datetime-local"
          label={t('moment')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          {t('show')}
        </Button>
        {moment !== '' && (
          <Button variant="quiet" onClick={() => setMoment('')}>
            {t('draft')}
          </Button>
        )}
      </form>
      <p className="text-sm text-steel">{t('unsaved')}</p>
      <div ref={measure} className="overflow-hidden border border-line" style={{ height: height * scale }}>
        {known && (
          <iframe
            key={`${address} ${query} ${width}`}
            src={`${address}?${query}`}
            title={t('frame', { lang: locales[lang].label, width })}
            width={width}
            height={height}
            className="max-w-none origin-top-left"
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </div>
    </section>
  )
}
