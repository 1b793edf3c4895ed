/**
 * Remembers which buttons were pressed before the site's own script was there (`window.next.version` is set when it is; an element with
 * that id is `window.next`, too), because nobody hears that. `KeepEarlyInput` presses them again. Part of the page's first inline script.
 */
export const keepTapsScript =
  'self.__earlyTaps=[];document.addEventListener("click",e=>{const b=e.target.closest("button[type=button]");const t=self.__earlyTaps;b&&t&&!self.next?.version&&!t.includes(b)&&t.push(b)},true);'
