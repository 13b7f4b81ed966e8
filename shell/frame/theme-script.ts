/**
 * Inline script that applies the stored theme before the first paint. Constant, so that its hash can be in the
 * Content-Security-Policy. Where storage is refused the theme follows the system.
 */
export const themeScript =
  "try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";
