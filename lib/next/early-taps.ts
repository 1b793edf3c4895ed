/**
 * Remembers which buttons were pressed before React listened (it marks its container, the document, when it does), because nobody hears
 * that. `KeepEarlyInput` presses them again. Part of the page's first inline script.
 */
export const keepTapsScript =
  'self.__earlyTaps=[];document.addEventListener("click",e=>{const b=e.target.closest("button[type=button]");const t=self.__earlyTaps;b&&t&&!t.includes(b)&&!Object.keys(document).some(k=>k.startsWith("__reactContainer$"))&&t.push(b)},true);'
