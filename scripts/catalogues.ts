import { catalogueNames } from '@/lib/contract/catalogue'
import { langs } from '@/lib/contract/lang-words'
import { catalogueFacts } from '@/lib/data/catalogues'
import { askCompany } from '@/lib/data/company'
import { openCataloguePdfs } from '@/lib/server/pdf/pdfs'
import { writePdf } from '@/lib/server/pdf/write-pdf'
import { loadEnvironment } from './support/environment'
import { createBar } from './support/progress-bar'

Object.assign(process.env, { NODE_ENV: 'production' })
loadEnvironment()

let written = 0
const pdfs = openCataloguePdfs((facts) => {
  written += 1
  return writePdf(facts)
})
const bar = createBar(catalogueNames.length * langs.length)
for (const name of catalogueNames) {
  for (const lang of langs) {
    const facts = catalogueFacts(await askCompany('getCatalogue', { name, lang }), lang)
    await pdfs.catalogue(facts)
    const size = await pdfs.describeCatalogue(facts)
    bar.advance(`${name} ${lang}: ${size?.pages ?? 0} pages, ${((size?.bytes ?? 0) / 1_000_000).toFixed(1)} MB`)
  }
}
console.log(`\n${written} written, ${catalogueNames.length * langs.length - written} unchanged.`)
process.exit(0)
