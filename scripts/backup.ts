import { makeBackup } from '@/lib/server/backup/backup'
import { getStorage } from '@/lib/server/storage/storage'
import { loadEnvironment } from './support/environment'
import { seconds } from './support/run'

const { DATABASE_URL: url } = loadEnvironment()
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('npm run backup -- <empty folder>')

const started = performance.now()
try {
  const { engine, files, missing } = await makeBackup({ url, storage: getStorage() }, folder, new Date())
  console.log(`The ${engine} database and ${files} files are in ${folder} (${seconds(started)}).`)
  if (missing > 0) {
    console.error(`${missing} files that the database names are not in the storage: is it the right one?`)
    process.exitCode = 1
  }
  console.log(
    'TOKEN_SECRET (or data/token-secret) is not in it, and nothing that is sealed opens without: keep it in another place.',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
