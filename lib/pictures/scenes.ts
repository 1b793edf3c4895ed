/** Pictures composed for a place on the site: dark stages, exploded views, details. */
export const heroScenes = ['hero-home', 'hero-moto', 'hero-car', 'hero-pickup', 'hero-scooter', 'hero-vespa', 'hero-fork', 'hero-air'] as const
export const explodedScenes = ['exploded-piggyback', 'exploded-gas-shock', 'exploded-coilover', 'exploded-fork-cartridge'] as const
export const macroScenes = ['macro-reservoir', 'macro-preload', 'macro-clevis', 'macro-rebound', 'macro-spring', 'macro-fork-cap'] as const

export const sceneIds = [...heroScenes, ...explodedScenes, ...macroScenes] as const
export type SceneId = (typeof sceneIds)[number]
