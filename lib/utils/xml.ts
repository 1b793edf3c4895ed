const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

// XML 1.0 allows of the control characters only these three, and no half of a pair.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text as it may stand in XML. */
export const escapeXml = (text: string) =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (mark) => escapes[mark] ?? mark)

/** An element that holds only text. */
export const xmlElement = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
