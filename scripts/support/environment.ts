import nextEnv from '@next/env'
import { environment, type Environment } from '@/lib/config/environment'

/** Reads `.env` files by Next's own rules and parses the result; on a wrong value prints the sentence that names it and ends the process. */
export function loadEnvironment(): Environment {
  nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development', {
    info: () => undefined,
    error: console.error,
  })
  try {
    return environment()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.error('Mend it in the environment or in .env; .env.example explains every variable.')
    process.exit(1)
  }
}
