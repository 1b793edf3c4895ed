import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'

type Props = { offer: 'update' | 'kept'; onTake: () => void; onClose: () => void }

/** A quiet notice at the edge of the page with something that may be taken or left. */
export function OfferNotice({ offer, onTake, onClose }: Props) {
  const t = useTranslations('offline.offers')
  return (
    <div className="fixed inset-x-4 bottom-4 z-40 sm:right-4 sm:left-auto sm:w-96">
      <Notice
        role="status"
        title={t(`${offer}.title`)}
        actions={
          <>
            <Button size="small" onClick={onTake}>
              {t(`${offer}.take`)}
            </Button>
            <Button size="small" variant="secondary" onClick={onClose}>
              {t('later')}
            </Button>
          </>
        }
      >
        {t(`${offer}.text`)}
      </Notice>
    </div>
  )
}
