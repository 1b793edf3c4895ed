import { colons } from '@/lib/i18n/colons'
import type { Locale } from '@/lib/i18n/locales'
import type { MessageContent } from './template'

export type Frame = { lang: Locale; name: string; automatic: string }

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes any text safe inside an element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
}

/** The message as plain text: what readers without HTML see, and what is kept to be read in the outbox. */
export function toText(
  { lead, facts = [], link, notes = [] }: MessageContent,
  { lang, name, automatic }: Frame,
): string {
  const colon = colons[lang]
  const paragraphs = [
    lead,
    facts.map(({ label, value }) => `${label}${colon}${value}`).join('\n'),
    link ? `${link.label}${colon.trimEnd()}\n${link.href}` : '',
    ...notes,
    `${name}\n${automatic}`,
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

/** Addresses of our own texts, for mail programs that make no links themselves. */
const linkAddresses = (html: string) => html.replace(/https?:\/\/[^\s<]+/g, '<a href="$&" style="color:#16191c">$&</a>')

const cell = 'padding:6px 16px 6px 0;vertical-align:top;border-bottom:1px solid #dcdfe2'
/** A private link is longer than a telephone is wide. Some mail programs know the one property, some the other. */
const unbroken = 'overflow-wrap:anywhere;word-break:break-word'

/** The message as a whole HTML document. Styles stand in attributes, because mail programs drop style elements; nothing is loaded from anywhere. */
export function toHtml(
  { subject, lead, facts = [], link, notes = [] }: MessageContent,
  { lang, name, automatic }: Frame,
): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${cell};width:34%;text-align:left;font-weight:400;color:#52595f">${escapeHtml(label)}</th><td style="${cell};${unbroken};font-weight:600">${escapeHtml(value)}</td></tr>`,
  )
  const parts = [
    `<p style="margin:0 0 16px;white-space:pre-line;${unbroken}">${escapeHtml(lead)}</p>`,
    rows.length > 0
      ? `<table style="width:100%;border-collapse:collapse;margin:0 0 20px">${rows.join('')}</table>`
      : '',
    link
      ? `<p style="margin:0 0 20px"><a href="${escapeHtml(link.href)}" style="display:inline-block;padding:12px 20px;background:#16191c;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a></p>`
      : '',
    ...notes.map(
      (note) => `<p style="margin:0 0 12px;font-size:14px;${unbroken}">${linkAddresses(escapeHtml(note))}</p>`,
    ),
    `<p style="margin:24px 0 0;font-size:13px;color:#52595f">${escapeHtml(name)}<br>${escapeHtml(automatic)}</p>`,
  ]
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head><body style="margin:0;background:#ffffff"><div style="max-width:600px;padding:24px 16px;font-family:sans-serif;font-size:16px;line-height:1.5;color:#16191c">${parts.join('')}</div></body></html>`
}
