'use client'

import { useTranslations } from 'next-intl'
import { mdiCameraOutline, mdiPaperclip } from '@mdi/js'
import type { ChangeEvent } from 'react'
import { buttonStyle } from '@/components/ui/button-style'
import { classNames } from '@/components/ui/class-names'
import type { ControlProps } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import type { AcceptedFileType } from '@/lib/domain/photo-limits'

type Props = {
  control: ControlProps
  types: readonly AcceptedFileType[]
  /** There is one already. */ again?: boolean
  /** More than one may be chosen at once. */ several?: boolean
  onFiles: (files: readonly File[]) => void
}

const look = classNames(
  buttonStyle('secondary'),
  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-signal',
)

/** Choose a file or, where there is a touch screen, take a photograph. The browser's own control would speak the browser's language. */
export function UploadButtons({ control, types, again = false, several = false, onFiles }: Props) {
  const t = useTranslations('form.upload')
  const follow = (event: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.currentTarget.files ?? [])
    // Emptied, so that the same file can be chosen once more after an error.
    event.currentTarget.value = ''
    if (files.length > 0) onFiles(files)
  }
  const { required, ...rest } = control
  return (
    <div className="flex flex-wrap gap-3">
      <div className="relative">
        <input
          {...rest}
          aria-required={required}
          type="file"
          multiple={several}
          accept={types.join(',')}
          onChange={follow}
          className="peer sr-only"
        />
        <label htmlFor={control.id} aria-hidden="true" className={look}>
          <Icon path={mdiPaperclip} size={5} />
          {t(several ? 'chooseSeveral' : again ? 'replace' : 'choose')}
        </label>
      </div>
      <div className="relative hidden pointer-coarse:block">
        <input
          id={`${control.id}-camera`}
          aria-label={t('take')}
          type="file"
          accept="image/*"
          capture="environment"
          onChange={follow}
          className="peer sr-only"
        />
        <label htmlFor={`${control.id}-camera`} aria-hidden="true" className={look}>
          <Icon path={mdiCameraOutline} size={5} />
          {t('take')}
        </label>
      </div>
    </div>
  )
}
