import { localeCookieOf } from '../i18n/locales'
import { keepTapsScript } from '../next/early-taps'
import { startupScript } from '../seo/splash-screens'

/** The links of the language switch take along the query and the hash of the moment, and the visitor's choice is kept. */
const switchLanguage = `for(const n of["click","focusin","pointerover"])document.addEventListener(n,e=>{const a=e.target.closest?.("a[data-locale]");if(a){a.setAttribute("href",a.pathname+location.search+location.hash);if(n==="click")document.cookie="${localeCookieOf('"+a.dataset.locale+"')}"}},true)`

/** Whether a vehicle is remembered, before anything is drawn: places for what is said of it are kept. */
const tellVehicle = `try{if(JSON.parse(localStorage.getItem("vehicle")))document.documentElement.dataset.fit=""}catch{}`

/** Inline script of every page: what a visitor may do before the site's own script has come. */
export const firstScript = keepTapsScript + startupScript + tellVehicle + switchLanguage

/** Source of the script for the policy of pages rendered per request, whose other scripts carry a nonce. */
export const firstScriptHash = "'sha256-xrqbgCQgz4Osj4bi9I5bal1KRnQFn92hkYInuB5FnAY='"
