/**
 * Inline script of every page: remembers which buttons were pressed before the site's own script was there (`window.next.version` is
 * set when it is; an element with that id is `window.next`, too), because nobody hears that. `KeepEarlyInput` presses them again.
 */
export const earlyTapsScript =
  'self.__earlyTaps=[];document.addEventListener("click",e=>{const b=e.target.closest("button[type=button]");const t=self.__earlyTaps;b&&t&&!self.next?.version&&!t.includes(b)&&t.push(b)},true)'

/** Source of the script for the policy of pages rendered per request, whose other scripts carry a nonce. */
export const earlyTapsHash = "'sha256-dl89AML0erUra72wiRxZ4OqXvCP5f02kOqyIaYVfq9M='"
