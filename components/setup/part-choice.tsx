'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Button } from '@/components/ui/button'
import { passFocusOn } from '@/components/ui/focus-around'
import { Notice } from '@/components/ui/notice'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import { PartPicker } from './part-picker'
import { setupStore } from './setup-store'
import { useChoices, type ChosenPart } from './use-setup'

type Props = { locale: Locale; part: ChosenPart }

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'NOT_FOUND'
/** Older browsers do not tell. */
const wasTouched = () => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive
const forget = () => setupStore.change({ type: 'part', productId: null })

/** The chosen part, or the way to one. */
export function PartChoice({ locale, part: { product, error, retry } }: Props) {
  const t = useTranslations('setup.part')
  const { productId } = useChoices()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(productId)
  // The button that was pressed is gone after a choice; the heading keeps the keyboard's place. A part that the address brought was not pressed.
  useEffect(() => {
    if (before.current !== productId && wasTouched() && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    before.current = productId
  }, [productId])
  return (
    <div tabIndex={-1} className="grid min-h-48 content-start gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        {t('title')}
      </h3>
      {productId === null && <PartPicker locale={locale} />}
      {productId !== null && product === null && !error && <p className="text-steel">{t('loading')}</p>}
      {productId !== null && error !== undefined && (
        <Notice
          tone="warning"
          role="status"
          title={t(isMissing(error) ? 'gone' : 'failed')}
          actions={
            <Button ref={passFocusOn} variant="secondary" size="small" onClick={isMissing(error) ? forget : retry}>
              {t(isMissing(error) ? 'change' : 'retry')}
            </Button>
          }
        />
      )}
      {productId !== null && product && (
        <div className="grid gap-1 border-l-3 border-signal py-1 pl-4">
          <p className="text-lg leading-snug font-semibold">
            <UnbrokenText text={product.name} />
          </p>
          <p className="figure text-steel">{product.code}</p>
          <p className="flex flex-wrap gap-x-5">
            <AppLink
              href={localizePath(`/products/${product.id}`, locale)}
              className="link inline-flex min-h-11 items-center"
            >
              {t('open')}
            </AppLink>
            <button type="button" onClick={forget} className="link min-h-11">
              {t('change')}
            </button>
          </p>
        </div>
      )}
    </div>
  )
}
