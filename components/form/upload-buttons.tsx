'use client'

import { useTranslations } from 'next-intl'
import { mdiCameraOutline, mdiPaperclip } from '@mdi/js'
import { useRef, type ChangeEvent, type ComponentProps } from 'react'
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

type PickerProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { icon: string; text: string }

/** The control itself, clear as glass, and what is pressed in its place; the keyboard and who listens meet the control alone. */
function Picker({ icon, text, ...rest }: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        {...rest}
        ref={input}
        type="file"
        className="peer pointer-events-none absolute inset-0 size-full opacity-0"
      />
      <button type="button" tabIndex={-1} aria-hidden="true" className={look} onClick={() => input.current?.click()}>
        <Icon path={icon} size={5} />
        {text}
      </button>
    </>
  )
}

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
        <Picker
          {...rest}
          aria-required={required}
          multiple={several}
          accept={types.join(',')}
          onChange={follow}
          icon={mdiPaperclip}
          text={t(several ? 'chooseSeveral' : again ? 'replace' : 'choose')}
        />
      </div>
      <div className="relative hidden pointer-coarse:block">
        <Picker
          id={`${control.id}-camera`}
          aria-label={t('take')}
          accept="image/*"
          capture="environment"
          onChange={follow}
          icon={mdiCameraOutline}
          text={t('take')}
        />
      </div>
    </div>
  )
}
