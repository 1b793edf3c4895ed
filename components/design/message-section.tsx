import { mdiCheck } from '@mdi/js'
import { getTranslations } from 'next-intl/server'
import { VehiclePicture } from '@/components/drawings/vehicle-picture'
import { Badge, type Tone } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import type { Locale } from '@/lib/i18n/locales'
import { SpecimenGrid, Specimen } from './specimen'
import { ToastSpecimens } from './toast-specimens'

const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const satisfies readonly Tone[]

/** A card that is still loading. */
function LoadingCard() {
  return (
    <div className="grid gap-3 border border-line bg-white p-4">
      <Skeleton className="aspect-square w-full" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-6 w-3/4" />
    </div>
  )
}

/** What tells a state: badges, notices, nothing found, something failed, still loading, outcomes. */
export async function MessageSection({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'design.messages' })
  const retry = (
    <Button variant="secondary" size="small">
      {t('retry')}
    </Button>
  )
  return (
    <>
      <Specimen caption={t('badges')}>
        <div className="flex flex-wrap gap-2">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone} {...(tone === 'success' && { icon: <Icon path={mdiCheck} size={4} /> })}>
              {t(tone)}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen caption={t('notices')}>
        <div className="grid gap-3 md:grid-cols-2">
          <Notice title={t('infoNotice')} />
          <Notice tone="success" title={t('successNotice')}>
            {t('successText')}
          </Notice>
          <Notice tone="warning" title={t('warningNotice')}>
            {t('warningText')}
          </Notice>
          <Notice tone="danger" title={t('errorTitle')} actions={retry}>
            {t('errorText')}
          </Notice>
        </div>
      </Specimen>
      <EmptyState
        heading="h3"
        title={t('emptyTitle')}
        text={t('emptyText')}
        picture={<VehiclePicture body="scooter" className="h-32 w-64 max-w-full" />}
        actions={<Button variant="secondary">{t('retry')}</Button>}
      />
      <SpecimenGrid columns="four">
        <Specimen caption={t('loading')}>
          <LoadingCard />
        </Specimen>
        <Specimen caption={t('toasts')} className="sm:col-span-1 md:col-span-2">
          <ToastSpecimens locale={locale} />
        </Specimen>
      </SpecimenGrid>
    </>
  )
}
