import appleTouchIcon from './icons/apple-touch-icon.png';
import icon from './icons/icon.svg';
import icon32 from './icons/icon-32.png';
import icon192 from './icons/icon-192.png';
import icon512 from './icons/icon-512.png';

/**
 * Icons of the site: `icon` follows the system's theme, `icon32` is for browsers that take no SVG, `icon192` and `icon512` are
 * the manifest's and may be cut to any shape.
 */
export const icons = { icon, icon32, icon192, icon512, appleTouchIcon } as const;
