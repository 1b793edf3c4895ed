import { chromium } from 'playwright'
const [,, out, ...specs] = process.argv
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu'] })
for (const s of specs) {
  const [name, path, w, sel] = s.split('|')
  const p = await b.newPage({ viewport:{ width:+w, height: 900 } })
  try {
    await p.goto('http://localhost:3120'+path, { waitUntil:'load', timeout: 180000 })
    await p.waitForTimeout(1500)
    console.log(name, p.url(), await p.title())
    if (sel) await p.locator(sel).first().screenshot({ path:`${out}/${name}.png` })
    else await p.screenshot({ path:`${out}/${name}.png` })
  } catch (e) { console.log(name, 'ERR', String(e).slice(0,300)) }
  await p.close()
}
await b.close()
