import { getTranslations } from 'next-intl/server'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { UnbrokenText } from '@/components/ui/unbroken-text'
import { localizePath, type Locale } from '@/lib/i18n/locales'

/** What stands where the filter leaves nothing (career.css): that nothing matches, and the two ways on. */
export async function JobNone({ form, locale }: { /** Id of the filter. */ form: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'career' })
  return (
    <div data-none className="gap-4 border-t border-ink py-5">
      <div className="grid gap-1">
        <p className="text-lg font-semibold">{t('filter.noneTitle')}</p>
        <p className="max-w-text text-steel">
          <UnbrokenText text={t('filter.none')} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={localizePath('/career/register', locale)}>{t('apply.open')}</ButtonLink>
        <Button type="reset" form={form} variant="quiet">
          {t('filter.reset')}
        </Button>
      </div>
    </div>
  )
}
