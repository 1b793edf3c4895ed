import { mdiAlertCircle, mdiCheckCircle, mdiClose, mdiInformation } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import type { ToastKind } from '@/components/ui/toast-host'
import type { Locale } from '@/lib/i18n/locales'
import 'react-toastify/ReactToastify.css'
import '@/components/ui/toast.css'

const icons: Record<ToastKind, { path: string; mark: string }> = {
  success: { path: mdiCheckCircle, mark: 'text-success' },
  info: { path: mdiInformation, mark: 'text-ink' },
  error: { path: mdiAlertCircle, mark: 'text-danger' },
}

/** The library's markup with its own stylesheet, standing still. */
export async function ToastSpecimens({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'product' })
  const texts: Record<ToastKind, string> = {
    success: t('share.copied'),
    info: t('compare.full'),
    error: t('share.failed'),
  }
  return (
    <div className="grid gap-3">
      {(Object.keys(icons) as ToastKind[]).map((kind) => (
        <div key={kind} className={`Toastify__toast Toastify__toast-theme--light Toastify__toast--${kind} max-w-full`}>
          <span className="Toastify__toast-icon">
            <Icon path={icons[kind].path} size={5} className={icons[kind].mark} />
          </span>
          <span className="pr-6">{texts[kind]}</span>
          <Icon path={mdiClose} size={4} className="absolute top-2 right-2 text-steel" />
        </div>
      ))}
    </div>
  )
}
