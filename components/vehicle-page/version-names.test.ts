import { expect, it } from 'vitest'
import { versionNames } from './version-names'

const vehicle = (modelId: string, generation: string) => ({
  id: `${modelId}-${generation}`,
  type: 'vespa' as const,
  body: 'vespa' as const,
  brandId: 'vespa',
  brand: 'Vespa',
  modelId,
  model: modelId.toUpperCase(),
  generation,
  from: '2009-01',
  to: null,
})

it('names generations alone where all are of one model', () => {
  expect(versionNames([vehicle('gts', 'Super'), vehicle('gts', 'HPE')], () => true)).toEqual(['Super', 'HPE'])
})

it('adds the model where a family has several, because years alone would not tell them apart', () => {
  const family = [vehicle('gts', '2023–'), vehicle('gtv', '2023–')]
  expect(versionNames(family, ({ modelId }) => modelId === 'gtv')).toEqual(['GTV 2023–'])
})
