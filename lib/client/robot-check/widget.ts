import type { Provider } from './script'
import { robotErrors, type RobotSettings } from './settings'

/** Gets a token for an action; undefined = the visitor has not ticked the box. A token is good for one form and two minutes. */
export type RobotRunner = (action: string) => Promise<string | undefined>

/** Renders version 2 into an empty element. The box is emptied once its token is taken; the invisible kind may show a task first. */
export function renderWidget(
  provider: Provider,
  container: HTMLElement,
  { siteKey, version }: RobotSettings,
): RobotRunner {
  if (version === '2') {
    const box = provider.render(container, { sitekey: siteKey, size: window.innerWidth < 360 ? 'compact' : 'normal' })
    return async () => {
      const token = provider.getResponse(box)
      if (token) provider.reset(box)
      return token || undefined
    }
  }
  let settle: { resolve: (token: string) => void; reject: (error: Error) => void } | null = null
  const fail = () => settle?.reject(new Error(robotErrors.notExecuted))
  const widget = provider.render(container, {
    sitekey: siteKey,
    size: 'invisible',
    badge: 'bottomright',
    callback: (token) => settle?.resolve(token),
    'error-callback': fail,
    'expired-callback': fail,
  })
  return () =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject }
      provider.reset(widget)
      provider.execute(widget)
    })
}
