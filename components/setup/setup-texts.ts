import { getTranslations } from 'next-intl/server'
import { rideUses } from '@/lib/domain/setup/uses'
import type { Locale } from '@/lib/i18n/locales'

type Translate = Awaited<ReturnType<typeof getTranslations<'setup'>>>

const partTexts = (t: Translate) => ({
  title: t('part.title'),
  search: t('part.search'),
  hint: t('part.hint'),
  found: t('part.found', { count: '{count}' }),
  none: t('part.none'),
  failed: t('part.failed'),
  retry: t('part.retry'),
  gone: t('part.gone'),
  loading: t('part.loading'),
  forVehicle: t('part.forVehicle'),
  change: t('part.change'),
  open: t('part.open'),
})

const loadTexts = (t: Translate) => ({
  title: t('load.title'),
  riderKg: t('load.riderKg'),
  passengerKg: t('load.passengerKg'),
  luggageKg: t('load.luggageKg'),
  driverKg: t('load.driverKg'),
  peopleKg: t('load.peopleKg'),
  cargoKg: t('load.cargoKg'),
  outside: t('load.outside', { from: '{from}', to: '{to}' }),
  use: t('load.use'),
  uses: rideUses.map((value) => ({ value, label: t(`load.uses.${value}`) })),
})

const settingTexts = (t: Translate) => ({
  title: t('result.settings'),
  adjuster: t('result.adjuster'),
  start: t('result.start'),
  factory: t('result.factory'),
  range: t('result.range'),
  clicks: t('result.clicks', { count: '{count}' }),
  steps: t('result.steps', { count: '{count}' }),
  closed: t('result.closed'),
  basis: t('result.basis', { rider: '{rider}', full: '{full}', share: '{share}' }),
  basisLoad: t('result.basisLoad', { full: '{full}', share: '{share}' }),
  none: t('result.noAdjusters'),
  notSet: t('result.notSet'),
  length: t('result.length'),
})

const sagTexts = (t: Translate) => ({
  title: t('result.sag'),
  rider: t('result.riderSag'),
  free: t('result.freeSag'),
  wheel: t('result.wheelSag'),
  aim: t('result.aim'),
  share: t('result.share', { from: '{from}', to: '{to}' }),
  noStroke: t('result.noStroke', { from: '{from}', to: '{to}' }),
  assumed: t('result.assumed', { travel: '{travel}', leverage: '{leverage}' }),
  measured: t('result.measured', { travel: '{travel}', leverage: '{leverage}' }),
})

const springTexts = (t: Translate) => ({
  title: t('result.spring'),
  rate: t('result.rate', { own: '{own}', rate: '{rate}' }),
  basis: t('result.springBasis', { rider: '{rider}' }),
  fit: {
    fits: t('result.fits'),
    softer: t('result.softer'),
    harder: t('result.harder'),
    'much-softer': t('result.muchSofter'),
    'much-harder': t('result.muchHarder'),
  },
})

const carryTexts = (t: Translate) => ({
  title: t('result.load'),
  plate: t('result.plate'),
  empty: t('result.empty', { made: '{made}' }),
  within: t('result.within', { load: '{load}', made: '{made}' }),
  beyond: t('result.beyond', { load: '{load}', made: '{made}' }),
  unknown: t('result.unknown'),
})

const measureTexts = (t: Translate) => {
  const verdict = (key: 'order' | 'beyond' | 'right' | 'soft' | 'hard') => ({
    title: t(`measure.verdicts.${key}.title`),
    text: t(`measure.verdicts.${key}.text`),
  })
  const turn = (key: 'more' | 'less') => ({
    title: t(`measure.verdicts.${key}.title`),
    text: t(`measure.verdicts.${key}.text`, { turn: '{turn}' }),
  })
  return {
    title: t('measure.title'),
    lead: t('measure.lead'),
    l1: t('measure.l1'),
    l2: t('measure.l2'),
    l3: t('measure.l3'),
    l1Hint: t('measure.l1Hint'),
    l2Hint: t('measure.l2Hint'),
    l3Hint: t('measure.l3Hint'),
    travel: t('measure.travel'),
    travelHint: t('measure.travelHint'),
    figures: t('measure.figures', { free: '{free}', rider: '{rider}' }),
    range: t('measure.outOfRange', { max: '{max}' }),
    verdicts: {
      order: verdict('order'),
      beyond: verdict('beyond'),
      right: verdict('right'),
      'more-preload': turn('more'),
      'less-preload': turn('less'),
      'spring-soft': verdict('soft'),
      'spring-hard': verdict('hard'),
    },
  }
}

const cardTexts = (t: Translate) => ({
  title: t('card.title'),
  lead: t('card.lead'),
  print: t('card.print'),
  share: t('card.share'),
  copy: t('card.copy'),
  copied: t('card.copied'),
  failed: t('card.failed'),
  mine: t('card.mine'),
  use: t('card.use'),
  measured: t('card.measured'),
  date: t('card.date'),
  note: t('card.note'),
  sample: t('assistant.sample'),
})

/** Every word of the assistant; figures go into the `{places}` in the browser. */
export async function readSetupTexts(locale: Locale) {
  const [t, product] = await Promise.all([
    getTranslations({ locale, namespace: 'setup' }),
    getTranslations({ locale, namespace: 'product.setup.rows' }),
  ])
  return {
    kept: t('assistant.kept'),
    waiting: { title: t('waiting.title'), text: t('waiting.text') },
    part: partTexts(t),
    load: loadTexts(t),
    settings: settingTexts(t),
    sag: sagTexts(t),
    spring: springTexts(t),
    carry: carryTexts(t),
    measure: measureTexts(t),
    card: cardTexts(t),
    fields: {
      preload: product('preload'),
      rebound: product('rebound'),
      compression: product('compression'),
      highSpeed: product('highSpeed'),
    },
  }
}

export type SetupTexts = Awaited<ReturnType<typeof readSetupTexts>>
