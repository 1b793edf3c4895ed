import { useTranslations } from 'next-intl'
import { mdiCheckCircleOutline, mdiFileOutline } from '@mdi/js'
import { Icon } from '@/components/ui/icon'
import type { SentFile } from './upload-state'

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** The file that was sent, with a small picture of it. */
export function UploadSent({ file }: { file: SentFile }) {
  const t = useTranslations('form.upload')
  return (
    <div className="flex min-w-0 items-center gap-4 max-[17rem]:grid">
      {file.preview ? (
        // oxlint-disable-next-line nextjs/no-img-element -- a picture of this browser, which no server can optimise
        <img
          src={file.preview}
          alt={t('preview')}
          className="size-20 shrink-0 rounded-base border border-line object-cover"
        />
      ) : (
        <Icon path={mdiFileOutline} size={8} />
      )}
      <p className="grid min-w-0 gap-0.5 text-sm">
        <span className="truncate max-[17rem]:whitespace-normal">{file.name}</span>
        <span className="figure font-normal text-steel">{size(file.bytes)}</span>
        <span className="flex items-center gap-1.5 text-success">
          <Icon path={mdiCheckCircleOutline} size={4} />
          {t('sent')}
        </span>
      </p>
    </div>
  )
}
