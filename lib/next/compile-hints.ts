import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

/**
 * V8's hint to compile every function of a file while it is being fetched, on another thread. What all pages start with (React and Next)
 * is run at once and whole, and would otherwise be compiled function by function in the one long task that starts a page.
 */
const hint = '//# allFunctionsCalledOnLoad\n'

const manifestSchema = z.looseObject({ rootMainFiles: z.array(z.string()) })

/**
 * Writes the hint at the head of the scripts every page starts with. Idempotent; the names of the files keep the hash of what webpack wrote.
 * @param directory the build's folder, `.next`
 * @returns number of files that begin with the hint
 */
export async function hintScripts(directory: string): Promise<number> {
  const { rootMainFiles } = manifestSchema.parse(
    JSON.parse(await readFile(path.join(directory, 'build-manifest.json'), 'utf8')),
  )
  for (const name of rootMainFiles) {
    const file = path.join(directory, name)
    const code = await readFile(file, 'utf8')
    if (!code.startsWith(hint)) await writeFile(file, hint + code)
  }
  return rootMainFiles.length
}
