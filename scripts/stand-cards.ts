import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { halls } from '@/lib/content/display-centre'
import { langSchema } from '@/lib/contract/common'
import { standPath, walkOf } from '@/lib/domain/stand-walk'
import { localizePath } from '@/lib/i18n/locales'
import { writeStandCards } from '@/lib/server/pdf/stand-cards'
import { loadEnvironment } from './support/environment'

const { values } = parseArgs({
  options: { lang: { type: 'string', default: 'en' }, out: { type: 'string', default: '.cache/stand-cards.pdf' } },
})
const lang = langSchema.parse(values.lang)
const { SITE_URL } = loadEnvironment()

const cards = walkOf(halls).map((stand) => ({
  code: stand.code,
  title: stand.words[lang].title,
  url: new URL(localizePath(standPath(stand), lang), SITE_URL).href,
}))
await mkdir(path.dirname(values.out), { recursive: true })
await writeFile(values.out, await writeStandCards(cards, lang))
console.log(`${values.out}: ${cards.length} cards`)
