// Read in before the site: at SIGUSR2 it says how many requests of `fetch` are alive after a collection of garbage.
const { queryObjects } = require('node:v8')

process.on('SIGUSR2', () => process.stdout.write(`alive: ${queryObjects(Request, { format: 'count' })}\n`))
