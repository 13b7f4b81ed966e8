import appleTouchIcon from './icons/apple-touch-icon.png';
import favicon from './icons/favicon.ico';
import icon from './icons/icon.svg';
import icon32 from './icons/icon-32.png';
import icon192 from './icons/icon-192.png';
import icon512 from './icons/icon-512.png';

/**
 * Icons of the site: `icon` follows the system's theme, `icon32` is for browsers without SVG icons, `icon192` and `icon512` are
 * those of the web manifest, which may be cut to any shape. `favicon` is served as `/favicon.ico`. They are imported here so that a release contains them.
 */
export const icons = { icon, favicon, icon32, icon192, icon512, appleTouchIcon } as const;
