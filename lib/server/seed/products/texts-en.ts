import type { Construction, ProductKind } from '@/lib/contract/product-words'
import { pickFrom } from './hash'
import { isDamper, letters, otherNames, seriesNames, signed, sizeOf } from './text-parts'
import type { Facts, TextWriter, Use } from './types'

const kindNames: Record<ProductKind, string> = {
  'twin-shock': '{axle} twin shock',
  'mono-shock': '{axle} mono shock',
  'unit-swing-shock': '{axle} shock',
  'front-shock': 'front shock',
  'steering-damper': 'steering damper',
  'fork-cartridge': 'fork cartridge kit',
  'fork-damper': 'fork damper kit',
  'fork-spring': 'fork spring kit',
  'fork-upgrade': 'fork upgrade kit',
  'fork-oil': 'fork oil',
  'gas-shock': '{axle} gas shock',
  strut: '{axle} strut',
  coilover: '{axle} coilover',
  'lowering-spring': '{axle} lowering spring',
  'comfort-spring': '{axle} comfort spring',
  'lift-spring': '{axle} lift spring',
  'load-assist': 'load-assist spring',
  'air-kit': 'air suspension kit',
  'air-strut': '{axle} air strut',
  'air-spring': '{axle} air spring',
  'air-compressor': 'air compressor',
  'air-tank': 'air tank',
  'air-controller': 'air suspension controller',
  'seal-kit': 'seal kit',
  bushing: '{axle} eye bush',
  'spare-spring': '{axle} replacement spring',
  'eye-end': '{axle} eye end',
  'bump-stop': '{axle} bump stop',
  'damper-oil': 'damper oil',
}

const uses: Record<Use, { tagline: string; purpose: readonly string[] }> = {
  daily: {
    tagline: 'for everyday riding',
    purpose: [
      'is an everyday replacement, tuned a little firmer than the original',
      'replaces a worn original without changing the ride height',
    ],
  },
  comfort: {
    tagline: 'for a softer ride',
    purpose: ['is tuned for comfort on broken city roads', 'takes the edge off expansion joints and potholes'],
  },
  sport: {
    tagline: 'for a firmer, quicker response',
    purpose: [
      'is made for a firmer, quicker response in bends and under braking',
      'keeps the wheel under control when the pace rises',
    ],
  },
  touring: {
    tagline: 'for long days and luggage',
    purpose: ['is made for long days with a passenger or luggage', 'stays composed on long stretches, alone or loaded'],
  },
  load: {
    tagline: 'for regular loads',
    purpose: [
      'is made for vehicles that carry a load on most days',
      'keeps its height and its damping under a regular load',
    ],
  },
  offroad: {
    tagline: 'for tracks and rough roads',
    purpose: ['is made for gravel, tracks and rough roads', 'has the oil volume and stroke that rough roads demand'],
  },
  classic: {
    tagline: 'with a classic look',
    purpose: [
      'keeps the look of a classic and brings its damping up to date',
      'suits a restored or classic-styled motorcycle',
    ],
  },
  lift: {
    tagline: 'for a raised vehicle',
    purpose: [
      'is matched to a raised ride height',
      'has the length that a raised vehicle needs to keep its wheel travel',
    ],
  },
  lower: {
    tagline: 'for a lower stance',
    purpose: ['is matched to a lower stance', 'brings the vehicle down without giving up working travel'],
  },
  service: { tagline: 'for service and repair', purpose: ['is a service part'] },
}

const constructions: Record<Construction, { short: string; sentence: string }> = {
  'twin-tube': {
    short: 'twin-tube',
    sentence: 'The twin-tube body works with oil alone, which keeps it soft on small bumps and simple to maintain.',
  },
  'twin-tube-gas': {
    short: 'gas twin-tube',
    sentence:
      'A low gas charge above the oil in the twin-tube body delays foaming, so damping lasts longer on rough stretches.',
  },
  emulsion: {
    short: 'emulsion monotube',
    sentence: 'Oil and nitrogen share one monotube: light, compact and quick to shed heat.',
  },
  'floating-piston': {
    short: 'floating-piston monotube',
    sentence: 'A floating piston keeps nitrogen and oil apart in the monotube, so damping stays constant when hot.',
  },
  piggyback: {
    short: 'piggyback reservoir',
    sentence:
      'The piggyback reservoir adds oil and keeps the nitrogen outside the main body, which leaves more room for stroke.',
  },
  'hose-reservoir': {
    short: 'remote reservoir',
    sentence:
      'A hose joins the body to a remote reservoir, which adds oil volume and can be mounted where there is air to cool it.',
  },
  hybrid: {
    short: 'hybrid',
    sentence:
      'The hybrid body combines a floating piston with a compact internal gas chamber: more oil than an emulsion shock, without a visible reservoir.',
  },
}

const kindSentences: Partial<Record<ProductKind, string>> = {
  'steering-damper':
    'It calms the bars over bumps and at speed; the clicks decide how much. The bracket for the motorcycle is ordered separately.',
  'fork-cartridge':
    'The cartridge replaces the original damper rods with closed units, so that rebound and compression can be set at the caps.',
  'fork-damper':
    'Valves with shim stacks replace the fixed holes of the original damper rods; the original springs stay in the fork.',
  'fork-spring': 'The pair of springs replaces the originals; oil level and preload spacers are in the manual.',
  'fork-upgrade': 'The kit brings a pair of springs, damping valves and preload caps, so the fork is opened only once.',
  'lowering-spring': 'The original dampers stay if they are sound; some cars need shorter bump stops.',
  'comfort-spring':
    'Ride height stays standard; the first part of the travel is softer and the last part firmer than before.',
  'lift-spring': 'After the lift, check the length of brake lines and drive shafts, and the headlamps.',
  'load-assist': 'It works beside the original spring and helps only when the vehicle is loaded.',
  'air-kit':
    'The kit contains four air springs, dampers, compressor, tank, valve block and controller; fitting is a job for a workshop.',
  'air-strut':
    'It replaces strut and coil spring with a damper and an air spring; the air supply is ordered separately.',
  'air-spring': 'It replaces or assists the original spring, and its pressure sets the height under load.',
  'air-compressor':
    'It fills the tank and switches itself off at maximum pressure; the wiring needs its own relay and fuse.',
  'air-tank':
    'It stores the air, so that the height changes at once and the compressor runs less often. Drain the water regularly.',
  'air-controller':
    'It sets the pressure of the air springs and stores favourite heights; a gauge shows the line pressure.',
  'seal-kit': 'It contains the seals, wipers and rings for one overhaul. Fitting needs the right tools and fresh oil.',
  bushing: 'Rubber bonded to a steel sleeve, pressed into the eye. Replace the bushes of both sides together.',
  'spare-spring':
    'It replaces a sagged or broken spring, or changes the rate for a different weight. Measure wire and length before ordering.',
  'eye-end': 'It screws onto the rod or body and is locked; use it when the bolt on the vehicle has a different size.',
  'bump-stop': 'It cushions the last millimetres of travel. It can be shortened for a lower spring.',
  'fork-oil': 'Choose the grade given in the manual of the kit: thicker oil slows both compression and rebound.',
  'damper-oil':
    'Made for rebuilding dampers; viscosity changes little with temperature. Bleed the damper before charging it with gas.',
}

/** What a part is for, where the use alone does not say it. */
const kindPurposes: Partial<Record<ProductKind, string>> = {
  'steering-damper': 'keeps the bars calm',
  'load-assist': 'keeps the rear level under load',
  'air-kit': 'sets the ride height from the seat',
  'air-strut': 'makes the height of its axle adjustable',
  'air-spring': 'keeps the rear level under load',
  'fork-oil': 'is for telescopic forks',
  'damper-oil': 'is for dampers that can be rebuilt',
  'air-compressor': 'supplies an air suspension',
  'air-tank': 'belongs to an air suspension',
  'air-controller': 'belongs to an air suspension',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const join = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
const kindName = ({ kind, axle }: Facts) => kindNames[kind].replace('{axle} ', axle ? `${axle} ` : '')

function sizeLabel(facts: Facts): string {
  const size = sizeOf(facts)
  switch (size?.by) {
    case 'length':
      return `${size.mm} mm`
    case 'tube':
      return `Ø${size.mm} mm`
    case 'height':
      return size.mm === 0 ? 'standard height' : `${signed(size.mm)} mm`
    case 'bore':
      return `${size.text} mm`
    case 'load':
      return `+${size.kg} kg`
    case 'oil':
      return `${size.cst} mm²/s, ${size.litres} l`
    case 'tank':
      return `${size.litres} l`
    case 'pressure':
      return `${size.bar} bar`
    case 'rate':
      return `${size.nmm} N/mm`
    default:
      return ''
  }
}

function listAdjusters({ adjusters, spec, kind }: Facts): string[] {
  return adjusters.map((letter) => {
    switch (letter) {
      case 'P':
        return `spring preload in ${spec.preloadSteps} steps`
      case 'T':
        return `threaded preload over ${spec.preloadMm} mm`
      case 'H':
        return `hydraulic preload over ${spec.preloadMm} mm`
      case 'R':
        return `${kind === 'steering-damper' ? 'damping' : 'rebound'} in ${spec.reboundClicks} clicks`
      case 'C':
        return `compression in ${spec.compressionClicks} clicks`
      case 'W':
        return `low- and high-speed compression (${spec.compressionClicks} and ${spec.highSpeedClicks} clicks)`
      case 'L':
        return `length over ${spec.lengthAdjustMm} mm`
    }
  })
}

function springSentence({ spec, kind }: Facts): string {
  if (spec.springRateNmm === null) return ''
  if (spec.springRateEndNmm !== null)
    return `The ${spec.springType} spring starts at ${spec.springRateNmm} N/mm and rises to ${spec.springRateEndNmm} N/mm towards the end of the travel.`
  return `The ${spec.springType} spring has a rate of ${spec.springRateNmm} N/mm${kind === 'coilover' || kind.startsWith('fork') ? '' : ` and a wire of ${spec.wireMm} mm`}.`
}

function heightSentence({ kind, axle, spec }: Facts): string {
  const height = axle === 'rear' ? spec.heightRearMm : spec.heightFrontMm
  if (!height) return ''
  return `It ${height > 0 ? 'raises' : 'lowers'} ${kind === 'air-kit' ? 'the vehicle' : `the ${axle} axle`} by ${kind.startsWith('air') ? 'up to ' : ''}${Math.abs(height)} mm. `
}

function closing(facts: Facts): string {
  const others = otherNames(facts, 'en', 3)
  if (others.length > 0)
    return `It is also listed for the ${join(others)}; the fitment list says what to check on each.`
  if (facts.models.length > 0 && !facts.twoWheeler)
    return 'Replace both sides of an axle together and have the wheels aligned.'
  return facts.models.length > 0
    ? 'Check mounts and length against the original before fitting.'
    : 'It is not tied to one vehicle: compare the figures with your part.'
}

function describeSetting(facts: Facts): string {
  const adjusters = listAdjusters(facts)
  if (adjusters.length > 0) return `Adjustable: ${join(adjusters)}.`
  return isDamper(facts.kind) ? 'Nothing to set: the valving is fixed at the factory.' : ''
}

export const english: TextWriter = {
  name: (facts) => {
    const series = seriesNames[facts.series]
    const words = [series, series ? kindName(facts) : capital(kindName(facts)), sizeLabel(facts), letters(facts)]
      .filter(Boolean)
      .join(' ')
    return facts.models[0] ? `${words} for ${facts.models[0].en}` : words
  },
  tagline: (facts) => {
    const { construction, use, kind, spec } = facts
    if (isDamper(kind) && construction)
      return `${capital(constructions[construction].short)} ${kindName(facts)} ${uses[use].tagline}${facts.adjusters.length > 1 ? `, ${facts.adjusters.length} adjusters` : ''}`
    if (spec.springRateNmm !== null && use !== 'service')
      return `${capital(kindName(facts))}, ${spec.springRateNmm} N/mm, ${uses[use].tagline}`
    return `${capital(kindName(facts))} ${uses[use].tagline}`
  },
  description: (facts) => {
    const { kind, construction, models, use, choice, drive } = facts
    const subject = models[0]
      ? `This ${kindName(facts)} for the ${models[0].en}`
      : `This ${kindName(facts)} (${sizeLabel(facts)})`
    const sentences = [
      `${subject} ${kindPurposes[kind] ?? pickFrom(uses[use].purpose, choice)}${drive ? `, on ${drive === '4wd' ? 'four-wheel-drive' : 'two-wheel-drive'} versions` : ''}.`,
      isDamper(kind) && construction
        ? constructions[construction].sentence
        : heightSentence(facts) + (kindSentences[kind] ?? ''),
      springSentence(facts),
      describeSetting(facts),
      closing(facts),
    ]
    return sentences.filter((sentence) => sentence !== '').join(' ')
  },
}
