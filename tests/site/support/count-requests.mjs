// Read in before the site: at SIGUSR2 it says how many requests of `fetch` are alive after a collection of garbage.
import process from 'node:process'
import { queryObjects } from 'node:v8'

process.on('SIGUSR2', () => {
  const alive = queryObjects(Request, { format: 'count' })
  process.stdout.write(`alive: ${alive}\n`)
})
