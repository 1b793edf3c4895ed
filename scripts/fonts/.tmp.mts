import { readFileSync, writeFileSync } from 'node:fs'
import { JSDOM } from 'jsdom'
import { isInRange, ranges } from './cuts'
import { partNames, partOfPage } from './parts'
import { shownCharacters } from './shown-characters'
const shown:any = Object.fromEntries(partNames.map((n) => [n, { 400: new Set(), 600: new Set() }]))
for(const line of readFileSync('/tmp/fp/index.txt','utf8').trim().split('\n')){const [,i,...p]=line.split(' ');const path='/'+p.join(' ')
 const page=new JSDOM(readFileSync(`/tmp/fp/${i}.html`,'utf8')).window.document
 for(const [w,cs] of shownCharacters(page.body)) for(const c of cs) if(isInRange(ranges.japanese,c)) shown[partOfPage(path)][w].add(c)}
const sorted=(s:any)=>[...s].sort().join('')
writeFileSync('scripts/fonts/shown.json',`${JSON.stringify(Object.fromEntries(partNames.map((n)=>[n,{400:sorted(shown[n][400]),600:sorted(shown[n][600])}])),null,2)}\n`)
for(const n of partNames)console.log(n,shown[n][400].size,shown[n][600].size)
