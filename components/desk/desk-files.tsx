import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { callCompany } from '@/lib/client/browser'
import type { OutputOf } from '@/lib/contract/endpoints'
import type { ActionProps } from './desk-action-props'
import { DeskSection } from './desk-section'
import { purposeName } from './purpose-name'

type Opened = { type: OutputOf<'openDeskFile'>['type']; url: string }

function toUrl({ type, base64 }: OutputOf<'openDeskFile'>): Opened {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return { type, url: URL.createObjectURL(new Blob([bytes], { type })) }
}

/** Files are fetched when somebody opens them, because each look is recorded; they stay in this page's memory only. */
export function DeskFiles({ item: { kind, id, files }, busy }: ActionProps) {
  const t = useTranslations('desk')
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => () => (opened ? URL.revokeObjectURL(opened.url) : undefined), [opened])
  const open = async (file: string) => {
    setFailed(false)
    try {
      setOpened(toUrl(await callCompany('openDeskFile', { kind, id, file })))
    } catch {
      setFailed(true)
    }
  }
  return (
    <DeskSection id="desk-files" title={t('act.files')}>
      {files.length === 0 && <p className="text-steel">{t('act.noFiles')}</p>}
      <div className="flex flex-wrap gap-3">
        {files.map(({ id: file, purpose }, place) => (
          <Button key={file} variant="secondary" busy={busy} onClick={() => void open(file)}>
            {t('act.open', { file: `${purposeName(t, purpose)} ${place + 1}` })}
          </Button>
        ))}
      </div>
      {failed && <p role="alert">{t('act.failed')}</p>}
      {opened?.type === 'image/jpeg' && (
        <picture>
          <img src={opened.url} alt={t('act.shown')} className="w-full" />
        </picture>
      )}
      {opened && (
        <p>
          <a href={opened.url} download className="link">
            {t('act.save')}
          </a>
        </p>
      )}
    </DeskSection>
  )
}
