import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { passFocusOn } from '@/components/ui/focus-around'
import { Notice } from '@/components/ui/notice'

type Props = { title: ReactNode; onRetry: () => void; children?: ReactNode }

/** What stands for something that did not come: says so, and asks for it again. */
export function LoadFailure({ title, onRetry, children }: Props) {
  const t = useTranslations('form')
  return (
    <Notice
      tone="danger"
      role="alert"
      title={title}
      actions={
        <Button ref={passFocusOn} variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
