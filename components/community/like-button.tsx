'use client'

import { mdiThumbUp, mdiThumbUpOutline } from '@mdi/js'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Locale } from '@/lib/i18n/locales'
import { useLike } from './use-like'
import { useNear } from './use-near'

/** Likes a build, or takes it back; the count comes after the page. */
export function LikeButton({ id, locale }: { id: string; locale: Locale }) {
  const t = useTranslations('community.like')
  const place = useRef<HTMLDivElement>(null)
  const { liked, likes, busy, failure, toggle } = useLike(id, locale, useNear(place))
  return (
    <div ref={place} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-4">
        <Button
          variant={liked ? 'primary' : 'secondary'}
          aria-pressed={liked}
          busy={busy}
          data-needs-script
          onClick={() => void toggle()}
        >
          {!busy && <Icon path={liked ? mdiThumbUp : mdiThumbUpOutline} size={5} />}
          {t(liked ? 'liked' : 'like')}
        </Button>
        <p role="status" className="min-h-6 text-steel">
          {failure ? t(failure) : likes !== null && t('count', { count: likes })}
        </p>
      </div>
      <p className="text-sm text-steel">{t('note')}</p>
    </div>
  )
}
