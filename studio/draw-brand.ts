import { mkdir, rm, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawFavicon, drawIcon, drawSplash, wrapIco } from './brand/draw'
import { appIconFile, appIconPurposes, appIconSizes } from '@/lib/seo/app-icons'
import { splashScreens } from '@/lib/seo/splash-screens'

const drawPng = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * Math.max(1, size / 512) * 2 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

for (const folder of ['public/icons', 'public/splash']) {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
}
await writeFile('public/favicon.svg', drawFavicon())
await writeFile('public/favicon.ico', wrapIco(await drawPng(drawIcon('any'), 32)))
await writeFile('public/icons/apple-touch-icon.png', await drawPng(drawIcon('apple'), 180))
for (const purpose of appIconPurposes) {
  for (const size of appIconSizes)
    await writeFile(`public${appIconFile(purpose, size)}`, await drawPng(drawIcon(purpose), size))
}
// One after the other: each takes 20 MB while it is drawn.
let bytes = 0
for (const { width, height, file } of splashScreens) {
  const { size } = await sharp(Buffer.from(drawSplash(width, height)))
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toFile(`public${file}`)
  bytes += size
}
console.log(
  `Drew the tab icons, ${appIconSizes.length * appIconPurposes.length + 1} app icons and ${splashScreens.length} opening pictures (${Math.round(bytes / 1000)} kB).`,
)
