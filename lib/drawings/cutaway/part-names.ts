/** Parts a label can name; each has a message. */
export const partNames = ['rod', 'guide', 'bumpStop', 'piston', 'compressionShims', 'reboundShims', 'oil', 'emulsion', 'floatingPiston', 'gas', 'body', 'valve', 'innerTube', 'outerTube', 'reserveOil', 'baseValve', 'checkValve', 'compressionValve', 'compressionAdjuster', 'reboundAdjuster', 'passage', 'hose', 'spring'] as const
export type PartName = (typeof partNames)[number]
