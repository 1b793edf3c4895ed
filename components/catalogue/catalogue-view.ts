import { getTranslations } from 'next-intl/server'
import type { CatalogueModel, CatalogueName } from '@/lib/contract/catalogue'
import { readCatalogue } from '@/lib/data/catalogues'
import { cutCatalogue, isOnePage, sheetOfParts, type CatalogueSheet } from '@/lib/domain/catalogue-sheets'
import { formatDate } from '@/lib/i18n/formats'
import { localizePath, type Locale } from '@/lib/i18n/locales'
import type { FitLineWords } from '@/lib/i18n/fit-line'

async function readTexts(locale: Locale) {
  const [t, spec, application, titles] = await Promise.all([
    getTranslations({ locale, namespace: 'catalogue' }),
    getTranslations({ locale, namespace: 'spec' }),
    getTranslations({ locale, namespace: 'application' }),
    getTranslations({ locale, namespace: 'routes' }),
  ])
  const fits: FitLineWords = {
    years: (values) => application('years', values),
    yearsOpen: (values) => application('yearsOpen', values),
    more: (values) => t('table.more', values),
  }
  return { t, spec, titles, fits }
}

const pathOf = (name: CatalogueName, locale: Locale): string => localizePath(`/catalogue/${name}`, locale)

/** A catalogue as its pages show it, with texts, pages and addresses. */
export async function readView(name: CatalogueName, locale: Locale) {
  const [catalogue, texts] = await Promise.all([readCatalogue(locale, name), readTexts(locale)])
  const sheets = cutCatalogue(catalogue)
  const onePage = isOnePage(catalogue)
  const sheetOf = sheetOfParts(sheets)
  const path = pathOf(name, locale)
  const date = catalogue.editionOn ? formatDate(catalogue.editionOn, locale) : ''
  return {
    ...texts,
    locale,
    catalogue,
    sheets,
    onePage,
    path,
    title: texts.titles(`catalogue-${name}`),
    date,
    edition: texts.t('edition', { date }),
    models: new Map<string, CatalogueModel>(catalogue.models.map((model) => [model.id, model])),
    /** Where a sheet is read: its own page, or its part of the one page. */
    hrefOfSheet: ({ slug }: Pick<CatalogueSheet, 'slug'>) => (onePage ? `#${slug}` : `${path}/${slug}`),
    /** Where the line of a part is. */
    hrefOfPart: (id: string) => (onePage ? `#${id}` : `${path}/${sheetOf.get(id) ?? ''}#${id}`),
  }
}
export type CatalogueView = Awaited<ReturnType<typeof readView>>

/** What a sheet is called: its family or its index, with a number from the second one on. */
export function sheetTitle({ t, spec }: Pick<CatalogueView, 't' | 'spec'>, sheet: CatalogueSheet): string {
  const name = sheet.kind === 'chapter' ? spec(`families.${sheet.family}`) : t(`indexes.${sheet.kind}`)
  return sheet.number === 1 ? name : t('chapterPart', { name, number: sheet.number })
}
