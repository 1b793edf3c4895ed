import { restoreBackup } from '@/lib/server/backup/restore'
import { getStorage } from '@/lib/server/storage/storage'
import { loadEnvironment } from './support/environment'
import { seconds } from './support/run'

const { DATABASE_URL: url } = loadEnvironment()
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('npm run restore -- <folder of a backup>')

const started = performance.now()
try {
  const { engine, madeAt, files, restored } = await restoreBackup({ url, storage: getStorage() }, folder)
  console.log(`The ${engine} database of ${madeAt} and ${restored} of ${files} files are back (${seconds(started)}).`)
  if (restored < files) {
    console.error(`${files - restored} files are not in the backup any more.`)
    process.exitCode = 1
  }
  console.log(
    'The next "npm start" brings it to the schema of this version. Stored pages are of the data before: build again, or refresh them.',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
