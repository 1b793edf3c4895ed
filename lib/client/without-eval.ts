import { config } from 'zod'

// The pages' policy forbids eval; zod would try it, which the browser reports. Has to run before a schema is made.
config({ jitless: true })
