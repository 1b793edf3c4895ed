import { robotErrors, type RobotSettings } from './settings'

type WidgetOptions = {
  sitekey: string
  size?: 'invisible' | 'compact' | 'normal'
  badge?: 'bottomright'
  callback?: (token: string) => void
  'error-callback'?: () => void
  'expired-callback'?: () => void
}

/** What the provider's script offers, as far as it is used here. */
export type Provider = {
  ready(run: () => void): void
  render(container: HTMLElement, options: WidgetOptions): number
  execute(widget: number): unknown
  getResponse(widget: number): string
  reset(widget: number): void
}

declare global {
  interface Window {
    grecaptcha?: Provider & { enterprise?: Provider }
  }
}

/** The id that react-google-recaptcha-v3 looks for: finding the script here already, it neither loads a second one nor misses that the first failed. */
export const scriptId = 'google-recaptcha-v3'

/** Version 3 is told its key as it loads; version 2 is rendered later, where we say. */
function scriptAddress({ siteKey, version, enterprise, lang }: RobotSettings): string {
  return `https://www.google.com/recaptcha/${enterprise ? 'enterprise' : 'api'}.js?${new URLSearchParams({ render: version === '3' ? siteKey : 'explicit', hl: lang }).toString()}`
}

let loading: Promise<Provider> | null = null

/** Loads the provider's script, once a page. Throws `Failed to load script`; asked again, it tries again. */
export function loadRobotScript(settings: RobotSettings): Promise<Provider> {
  // Leaving a form of version 3 removes the script; the next form begins anew.
  if (!document.getElementById(scriptId)) loading = null
  loading ??= addScript(scriptAddress(settings), settings)
  return loading
}

function addScript(address: string, { enterprise }: RobotSettings): Promise<Provider> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      script.remove()
      reject(new Error(robotErrors.notLoaded))
    }
    script.id = scriptId
    script.async = true
    script.src = address
    script.onerror = fail
    script.onload = () => {
      const provider = enterprise ? window.grecaptcha?.enterprise : window.grecaptcha
      if (provider) provider.ready(() => resolve(provider))
      else fail()
    }
    document.head.append(script)
  })
}
