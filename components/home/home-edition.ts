/** Which home page: for every vehicle, or with two wheels first. */
export type HomeEdition = 'all' | 'moto'
