import { getTranslations } from 'next-intl/server'
import { mdiClose } from '@mdi/js'
import { Button } from '@/components/ui/button'
import { buttonStyle } from '@/components/ui/button-style'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Tooltip } from '@/components/ui/tooltip'
import type { Locale } from '@/lib/i18n/locales'
import { SpecimenGrid, Specimen } from './specimen'

/** What lies over the page: dialogs (closed, and one drawn open), tooltips. */
export async function LayerSection({ locale }: { locale: Locale }) {
  const [t, states, product] = await Promise.all([
    getTranslations({ locale, namespace: 'design.layers' }),
    getTranslations({ locale, namespace: 'design.states' }),
    getTranslations({ locale, namespace: 'product.setup.rows' }),
  ])
  const answer = (
    <>
      <p>{t('dialogText')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button>{t('forget')}</Button>
        <Button variant="secondary">{t('keep')}</Button>
      </div>
    </>
  )
  const dialog = {
    title: t('dialogTitle'),
    closeLabel: t('close'),
    trigger: t('open'),
    triggerClassName: buttonStyle('secondary'),
  }
  return (
    <SpecimenGrid>
      <Specimen caption={t('dialog')}>
        <div className="flex flex-wrap gap-3">
          <Dialog {...dialog}>{answer}</Dialog>
          <Dialog {...dialog} placement="side" trigger={t('side')}>
            {answer}
          </Dialog>
        </div>
        <div className="mt-4 bg-ink/60 p-4">
          <div className="rounded-base bg-white p-5 text-ink">
            <div className="mb-4 flex items-center justify-between gap-4">
              <h3 className="text-xl">{t('dialogTitle')}</h3>
              <span aria-hidden="true" className="-mr-2 grid size-11 place-items-center">
                <Icon path={mdiClose} />
              </span>
            </div>
            {answer}
          </div>
        </div>
      </Specimen>
      <Specimen caption={t('tooltip')}>
        <Tooltip text={t('tooltipText')}>
          {(described) => (
            <Button variant="secondary" {...described}>
              {product('rebound')}
            </Button>
          )}
        </Tooltip>
      </Specimen>
      <Specimen
        caption={`${t('tooltip')} · ${states('focus')}`}
        className="[&_[role=tooltip]]:visible [&_[role=tooltip]]:opacity-100"
      >
        <div className="pt-12 pl-16">
          <Tooltip text={t('tooltipText')}>
            {(described) => (
              <Button variant="secondary" {...described}>
                {product('compression')}
              </Button>
            )}
          </Tooltip>
        </div>
      </Specimen>
    </SpecimenGrid>
  )
}
