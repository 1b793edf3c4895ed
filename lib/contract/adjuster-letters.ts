/** Letters of the trade: preload stepped P / threaded T / hydraulic H, rebound R, compression C, high- and low-speed compression W, length L. In a module of its own, so that a page can read codes without the schemas. */
export const adjusterLetters = ['P', 'T', 'H', 'R', 'C', 'W', 'L'] as const
