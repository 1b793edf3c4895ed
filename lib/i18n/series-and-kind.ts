/** "X-PERT · Mono shock"; one name alone where a series is called what its parts are. */
export const seriesAndKind = (series: string, kind: string): string =>
  series.toLowerCase() === kind.toLowerCase() ? series : `${series} · ${kind}`
