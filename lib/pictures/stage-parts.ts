import type { ProductKind } from '@/lib/contract/product-words'

type StagePart = { kind: ProductKind; look: string }

/** Pages that open with a part cut out, so that no scene opens two unlike pages. */
export const stageParts = {
  'catalogue/Master-Catalogue': {
    kind: 'mono-shock',
    look: 'mono-shock-piggyback-trc-eye-clevis-red-black-linear-390',
  },
  'catalogue/Bigbike': {
    kind: 'mono-shock',
    look: 'mono-shock-hose-reservoir-hrc-eye-clevis-titanium-black-linear-390',
  },
  'catalogue/High-Performance': {
    kind: 'coilover',
    look: 'coilover-floating-piston-trl-flange-flange-black-red-linear-510',
  },
  'catalogue/Moto-Scooter': {
    kind: 'unit-swing-shock',
    look: 'unit-swing-shock-hose-reservoir-trwl-eye-eye-titanium-white-linear-390',
  },
  'catalogue/Vespa': { kind: 'front-shock', look: 'front-shock-piggyback-trc-stem-eye-black-red-linear-300' },
  'promotion-moto': { kind: 'twin-shock', look: 'twin-shock-piggyback-trc-eye-eye-gold-black-linear-390' },
  'promotion-auto': { kind: 'lowering-spring', look: 'lowering-spring-seat-seat-yellow-yellow-pigtail-300' },
  'services/videoTutorial': {
    kind: 'mono-shock',
    look: 'mono-shock-floating-piston-tr-eye-clevis-silver-white-linear-390',
  },
  'warranty-terms': { kind: 'gas-shock', look: 'gas-shock-floating-piston-stem-eye-white-510' },
  account: { kind: 'unit-swing-shock', look: 'unit-swing-shock-piggyback-trc-eye-eye-titanium-black-linear-390' },
  approval: { kind: 'lift-spring', look: 'lift-spring-seat-seat-yellow-yellow-linear-390' },
  career: { kind: 'gas-shock', look: 'gas-shock-piggyback-c-stem-eye-titanium-660' },
  compare: { kind: 'front-shock', look: 'front-shock-emulsion-t-stem-eye-black-black-linear-300' },
  contact: { kind: 'steering-damper', look: 'steering-damper-floating-piston-r-eye-eye-titanium-300' },
  wish: { kind: 'lowering-spring', look: 'lowering-spring-seat-seat-red-red-progressive-300' },
  faq: { kind: 'twin-shock', look: 'twin-shock-twin-tube-gas-p-eye-eye-chrome-chrome-progressive-390' },
} as const satisfies Record<string, StagePart>

export type StagePartId = keyof typeof stageParts
