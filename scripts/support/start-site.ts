import { freePort } from './free-port'
import { binary } from './run'
import { builtConfig, siteMemory } from './site-memory'
import { startServer, type Server } from './web-load'

/** Starts the built site on a free port of 127.0.0.1, with the memory and the configuration that `npm start` gives it, under its own address. */
export async function startSite(): Promise<Server> {
  const port = await freePort()
  const environment = {
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1',
    SITE_URL: `http://127.0.0.1:${port}`,
    ...siteMemory(),
    ...(await builtConfig()),
  }
  return startServer(binary('next'), ['start', '-H', '127.0.0.1', '-p', String(port)], port, environment)
}
