/**
 * Words that may mean the concept when a visitor writes them, but are too wide to mean it in a stored text:
 * a fork damper is no shock absorber, and a part for the Africa Twin or the BYD Seal is neither a pair nor a seal.
 */
export const queryOnly = [
  'damper',
  'dampers',
  'suspension',
  'ช่วงล่าง',
  'ダンパー',
  'サスペンション',
  'coil',
  'lower',
  'drop',
  'dropped',
  'raise',
  'raising',
  'back',
  'bike',
  'bikes',
  'truck',
  'trucks',
  'twin',
  'ツイン',
  'seal',
  'seals',
  'ซีล',
  'シール',
  'chok',
  'chock',
  'lang',
] as const
