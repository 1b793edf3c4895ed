import 'server-only'
import type { Lang } from '@/lib/contract/common'
import type { Product } from '@/lib/contract/product'
import { localizePath } from '@/lib/i18n/locales'
import { drawFrames } from '../kit/frame'
import { page } from '../kit/page-style'
import { openSheet } from '../kit/sheet'
import { closeSheet } from '../kit/structure'
import { readPdfTexts } from '../texts'
import { writeDrawing } from './drawing-section'
import { groupOfKind } from '@/lib/content/manual-groups'
import {
  writeBox,
  writeDisposal,
  writeFitting,
  writeSafety,
  writeService,
  writeTorque,
  type ManualParts,
} from './sections'
import { writeSetup } from './setup-section'
import { drawTitlePage } from './title-page'
import { writeWarranty } from './warranty-section'
import { hasBolts } from './wrench-range'
import { readManualWords } from '@/lib/content/manual-words'

/** Liquids have no shape worth measuring. */
const liquids: readonly Product['kind'][] = ['fork-oil', 'damper-oil']

/**
 * The manual of a product as a PDF (A4): cover, safety, fitting, torques, setup, drawing, service, warranty.
 * @param siteUrl origin of the site, for the codes that lead back to it
 */
export async function writeManual(product: Product, lang: Lang, siteUrl: string): Promise<Uint8Array<ArrayBuffer>> {
  const [texts, { words, common }] = await Promise.all([
    readPdfTexts(lang),
    readManualWords(lang, groupOfKind[product.kind]),
  ])
  const { pdf: t } = texts
  const sheet = await openSheet({
    lang,
    title: t('manual.pdfTitle', { name: product.name, code: product.code }),
    subject: t('manual.subject', { code: product.code }),
  })
  const parts: ManualParts = { sheet, product, texts, words, common }
  const at = (path: string) => new URL(localizePath(path, lang), siteUrl).href
  drawTitlePage(sheet, product, texts, at(`/products/${product.id}`))
  sheet.doc.addPage()
  sheet.y = page.top
  let number = 1
  writeSafety(parts, number++)
  writeBox(parts, number++)
  writeFitting(parts, number++)
  if (hasBolts(product)) writeTorque(parts, number++)
  if (product.setups.length > 0) writeSetup(parts, number++)
  if (!liquids.includes(product.kind)) writeDrawing(parts, number++)
  writeService(parts, number++)
  writeWarranty(parts, number++, { register: at('/services/warranty/register'), terms: at('/warranty') })
  writeDisposal(parts, number)
  drawFrames(
    sheet,
    {
      head: `${t('manual.title')} · ${product.code}`,
      foot: t('foot', { code: product.code }),
      pageOf: (page, total) => t('pageOf', { number: page, total }),
    },
    'head',
  )
  return closeSheet(sheet)
}
