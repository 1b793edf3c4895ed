// Read in before the site: at SIGUSR2 it says how many requests of `fetch`, and of visitors, are alive after a collection of garbage.
import { IncomingMessage } from 'node:http'
import process from 'node:process'
import { queryObjects } from 'node:v8'

process.on('SIGUSR2', () => {
  const [calls, visits] = [Request, IncomingMessage].map((kind) => queryObjects(kind, { format: 'count' }))
  process.stdout.write(`alive: ${calls} ${visits}\n`)
})
