import 'server-only'
import type { Product } from '@/lib/contract/product'
import { boxExtras } from '@/lib/content/box-extras'
import { generalThreads, torqueOf } from '@/lib/domain/bolt-torque'
import { formatDecimal } from '@/lib/i18n/format-decimal'
import { list, note, paragraph, quiet, startSection, subheading } from '../kit/blocks'
import type { Sheet } from '../kit/sheet'
import { table } from '../kit/table'
import type { PdfTexts } from '../texts'
import { nameMount } from './figures'
import { cautionsOfKind, disposalOf, type Cautions } from '@/lib/content/manual-cautions'
import { listJoints } from './joints'
import { hasBolts, wrenchRange } from './wrench-range'
import type { CommonWords, GroupWords } from '@/lib/content/manual-words'

export type ManualParts = { sheet: Sheet; product: Product; texts: PdfTexts; words: GroupWords; common: CommonWords }

export function writeSafety({ sheet, product, texts: { pdf: t }, common }: ManualParts, number: number): void {
  const { notes, safety }: Cautions = cautionsOfKind[product.kind]
  const { gasBar, airMaxBar } = product.spec
  startSection(sheet, number, t('manual.sections.safety'))
  if (gasBar !== null)
    note(
      sheet,
      `${t('manual.notes.danger')} · ${t('manual.notes.gasTitle')}`,
      t('manual.notes.gas', { bar: formatDecimal(gasBar) }),
      'danger',
    )
  if (airMaxBar !== null)
    note(
      sheet,
      `${t('manual.notes.danger')} · ${t('manual.notes.airTitle')}`,
      t('manual.notes.air', { bar: formatDecimal(airMaxBar) }),
      'danger',
    )
  if (notes.includes('spring')) note(sheet, t('manual.notes.springTitle'), t('manual.notes.spring'), 'danger')
  if (notes.includes('fitter')) note(sheet, t('manual.notes.fitterTitle'), t('manual.notes.fitter'))
  list(
    sheet,
    safety.map((point) => common.safety[point]),
    'points',
  )
}

export function writeBox({ sheet, product, texts: { pdf: t }, words }: ManualParts, number: number): void {
  const extras = boxExtras(product).map((extra) => t(`manual.extras.${extra}`))
  startSection(sheet, number, t('manual.sections.box'))
  subheading(sheet, t('manual.heads.box'))
  list(sheet, [...words.box, ...extras], 'points')
  subheading(sheet, t('manual.heads.tools'))
  const wrench = hasBolts(product) ? [t('manual.torque.wrench', wrenchRange(product))] : []
  list(sheet, [...words.tools, ...wrench], 'points')
}

export function writeFitting({ sheet, product, texts: { pdf: t }, words }: ManualParts, number: number): void {
  const first = product.adjusters.includes('L') ? [t('manual.extras.lengthStep')] : []
  const last = product.construction === 'hose-reservoir' ? [t('manual.extras.reservoirStep')] : []
  startSection(sheet, number, t('manual.sections.fitting'))
  paragraph(sheet, words.intro)
  subheading(sheet, t('manual.heads.before'))
  list(sheet, words.before, 'points')
  subheading(sheet, t('manual.heads.steps'))
  list(sheet, [...first, ...words.steps, ...last], 'steps')
  subheading(sheet, t('manual.heads.after'))
  list(sheet, words.after, 'points')
}

export function writeTorque({ sheet, product, texts }: ManualParts, number: number): void {
  const t = texts.pdf
  const joints = listJoints(product.spec).map(({ where, mount, thread, torqueNm }) => [
    t(`manual.torque.${where}`, { mount: nameMount(mount, texts) }),
    thread === null ? '–' : `M${thread}`,
    torqueNm === null ? t('manual.torque.vehicleFigure') : `${torqueNm} Nm`,
  ])
  startSection(sheet, number, t('manual.sections.torque'), 150)
  paragraph(sheet, t('manual.torque.lead'))
  if (joints.length > 0) {
    table(
      sheet,
      [
        { title: t('manual.torque.where'), share: 5 },
        { title: t('manual.torque.thread'), share: 2 },
        { title: t('manual.torque.figure'), share: 4, align: 'right' },
      ],
      joints,
    )
    if (product.kind !== 'steering-damper' && joints.some(([, thread]) => thread !== '–'))
      paragraph(sheet, t('manual.torque.rubber'))
  }
  const other = generalThreads.map((thread) => ({ title: `M${thread}`, share: 2, align: 'right' as const }))
  table(
    sheet,
    [{ title: t('manual.torque.thread'), share: 5 }, ...other],
    [[t('manual.torque.general'), ...generalThreads.map((thread) => `${torqueOf(thread)} Nm`)]],
  )
  paragraph(sheet, t('manual.torque.source'), quiet)
}

export function writeService({ sheet, texts: { pdf: t }, words }: ManualParts, number: number): void {
  startSection(sheet, number, t('manual.sections.service'), 150)
  paragraph(sheet, t('manual.service.lead'))
  table(
    sheet,
    [
      { title: t('manual.service.when'), share: 3 },
      { title: t('manual.service.what'), share: 7 },
    ],
    words.service.map(({ when, what }) => [when, what]),
  )
}

export function writeDisposal({ sheet, product, texts: { pdf: t }, common }: ManualParts, number: number): void {
  startSection(sheet, number, t('manual.sections.disposal'))
  list(
    sheet,
    disposalOf(product).map((point) => common.disposal[point]),
    'points',
  )
}
