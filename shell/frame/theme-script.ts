/**
 * Inline script that applies the stored theme before the first paint, and marks an address with a text to search for (`q`):
 * the server renders lists unsearched. Constant, so that its hash can be in the Content-Security-Policy. Where storage is
 * refused the theme follows the system.
 */
export const themeScript =
  "{const d=document.documentElement.dataset;try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t}catch{}" +
  "if(/[?&]q=./.test(location.search))d.searched=''}";
