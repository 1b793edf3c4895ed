const latin = /^[\0-\u024F\u2010-\u201F]*$/

/** A name or an address that may stand in another script than the page: in Latin letters it is read out as English. */
export function LatinText({ text }: { text: string }) {
  return <span lang={latin.test(text) ? 'en' : undefined}>{text}</span>
}
