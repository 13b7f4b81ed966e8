/** The whole picture, in CSS pixels: the window is 87 % of it, the phone 22 %, over the window's lower right corner. */
export const MOCKUP = { width: 824, height: 546 };

const WINDOW = { width: 720, height: 512, bar: 32 };
const PHONE = { width: 181, height: 362, bezel: 6 };

const data = (/** @type {Buffer} */ png) => `data:image/png;base64,${png.toString('base64')}`;

/**
 * A page that shows both devices.
 * @param {Buffer} screen What the window shows, PNG.
 * @param {Buffer} phone What the phone shows, PNG.
 */
export function mockupMarkup(screen, phone) {
  return `<!doctype html><style>
  * { box-sizing: border-box; margin: 0; }
  body { position: relative; height: ${MOCKUP.height}px; overflow: hidden; }
  img { display: block; width: 100%; }
  .window { width: ${WINDOW.width}px; height: ${WINDOW.height}px; overflow: hidden; border-radius: 12px; background: #302b3b;
    box-shadow: 0 0 0 1px #4a4456 inset; }
  .bar { display: flex; align-items: center; gap: 6px; height: ${WINDOW.bar}px; padding-inline: 14px; }
  .bar i { width: 9px; height: 9px; border-radius: 5px; background: #6d6779; }
  .bar b { width: 236px; height: 14px; margin-left: 14px; border-radius: 7px; background: #48434f; }
  .phone { position: absolute; right: 4px; bottom: 4px; width: ${PHONE.width}px; height: ${PHONE.height}px; overflow: hidden;
    padding: ${PHONE.bezel}px; border-radius: 28px; background: #0a0712;
    box-shadow: 0 0 0 1px #4f485c, 0 12px 28px -8px rgb(10 7 18 / .55); }
  .phone div { overflow: hidden; height: 100%; border-radius: 22px; }
</style>
<div class="window"><div class="bar"><i></i><i></i><i></i><b></b></div><img src="${data(screen)}" alt=""></div>
<div class="phone"><div><img src="${data(phone)}" alt=""></div></div>`;
}
