import { localeCookieOf } from '../i18n/locales'
import { startupScript } from '../seo/splash-screens'

/**
 * Remembers which buttons were pressed before the site's own script was there (`window.next.version` is set when it is; an element with
 * that id is `window.next`, too), because nobody hears that. `KeepEarlyInput` presses them again.
 */
const keepTaps =
  'self.__earlyTaps=[];document.addEventListener("click",e=>{const b=e.target.closest("button[type=button]");const t=self.__earlyTaps;b&&t&&!self.next?.version&&!t.includes(b)&&t.push(b)},true);'

/** The links of the language switch take along the query and the hash of the moment, and the visitor's choice is kept. */
const switchLanguage = `for(const n of["click","focusin","pointerover"])document.addEventListener(n,e=>{const a=e.target.closest?.("a[data-locale]");if(a){a.setAttribute("href",a.pathname+location.search+location.hash);if(n==="click")document.cookie="${localeCookieOf('"+a.dataset.locale+"')}"}},true)`

/** Inline script of every page: what a visitor may do before the site's own script has come. */
export const firstScript = keepTaps + startupScript + switchLanguage

/** Source of the script for the policy of pages rendered per request, whose other scripts carry a nonce. */
export const firstScriptHash = "'sha256-Ry3mUGTBvIWsYWhBic0pXWqCsCH5+wIf0U/2zL1nAzk='"
