import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { KeyFigures } from '@/components/ui/key-figures'
import { Measure } from '@/components/ui/measure'
import type { Locale } from '@/lib/i18n/locales'

/** The two grounds that alternate on every page, and the paper between them. */
export async function BandSection({ locale }: { locale: Locale }) {
  const [t, buttons, short] = await Promise.all([
    getTranslations({ locale, namespace: 'design.bands' }),
    getTranslations({ locale, namespace: 'design.buttons' }),
    getTranslations({ locale, namespace: 'spec.short' }),
  ])
  const figures = [
    { label: short('lengthMm'), value: <Measure quantity="length" value={370} /> },
    { label: short('strokeMm'), value: <Measure quantity="length" value={85} /> },
  ]
  return (
    <div className="grid gap-6">
      <div data-tone="stage" className="grid gap-6 bg-carbon px-6 py-12 text-white sm:px-12">
        <p className="label">{t('stage')}</p>
        <h3 className="display max-w-text text-5xl">{t('stageTitle')}</h3>
        <p className="max-w-text text-lg text-mist">{t('stageText')}</p>
        <KeyFigures figures={figures} size="large" />
        <div className="flex flex-wrap gap-3">
          <Button size="large">{buttons('primary')}</Button>
          <Button size="large" variant="secondary">
            {buttons('secondary')}
          </Button>
        </div>
      </div>
      <div data-bordered className="drawing-board border border-line p-6 sm:p-12">
        <div className="grid w-fit gap-3 bg-white p-4">
          <p className="label">{t('board')}</p>
          <h3 className="text-3xl">{t('boardTitle')}</h3>
          <p className="max-w-text text-steel">{t('boardText')}</p>
        </div>
      </div>
      <div className="border border-line bg-paper p-6 sm:p-12">
        <p className="label">{t('paper')}</p>
      </div>
    </div>
  )
}
