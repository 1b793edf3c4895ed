import { HeadingText } from '@/components/ui/heading-text'
import { DeskNav, type DeskPath } from './desk-nav'
import type { Locale } from '@/lib/i18n/locales'

type Props = { path: DeskPath; title: string; lead: string; locale: Locale }

export function DeskHead({ path, title, lead, locale }: Props) {
  return (
    <header className="grid gap-4">
      <DeskNav current={path} locale={locale} />
      <div className="grid gap-1">
        <h1 className="display text-3xl">
          <HeadingText text={title} />
        </h1>
        <p className="max-w-text text-steel">{lead}</p>
      </div>
    </header>
  )
}
