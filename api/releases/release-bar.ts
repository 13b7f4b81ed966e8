import { canaryOf } from '@platform/server/deployments/canary';
import { type Deployment, keptVersions, liveEntry } from '@platform/server/deployments/deployment';
import { limitBody } from '@platform/server/http/limits/body';
import { problem } from '@platform/server/http/problem';
import { validate } from '@platform/server/http/validate';
import { documented } from '@platform/server/openapi/documented';
import { BAR_COOKIE, type BarFor } from '@platform/server/pages/page-bar';
import { addressInPreview } from '@platform/server/pages/previews/preview-keys';
import { type Context, Hono } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import * as v from 'valibot';
import { personOf } from '../auth/person.ts';
import type { Context as SiteContext } from '../resource.ts';

/** Characters of a version that people read. */
const DIGITS = 10;

/** Earlier versions that can be looked at. */
const EARLIER = 6;

/** Bytes of a form: a path, and a version. */
const MAX_BODY_BYTES = 2048;

/** Above the bar of a preview, which has up to four lines on the narrowest phone. */
const STYLE = `
:host{position:fixed;inset:auto auto 9rem 0;z-index:2147483646;max-width:100%;color-scheme:light dark;font:500 .875rem/1.5 system-ui,sans-serif}
details{background:light-dark(#fff,#111);color:light-dark(#111,#fff);border:1px solid light-dark(#767676,#8a8a8a)}
summary{min-height:2rem;padding:.25rem .75rem;cursor:pointer}
.all{max-height:calc(100vh - 14rem);overflow:auto;padding:0 .75rem .5rem}
ul{margin:0;padding:0;list-style:none}
li,form{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;margin:0}
li{padding-block:.25rem}
select,button{min-height:2rem;font:inherit}
:is(summary,select,button,.all):focus-visible{outline:2px solid currentColor;outline-offset:-2px}
@media print{:host{display:none}}`;

const path = v.optional(v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?![/\\])[^\s\\]*$/)), '/');
const shown = v.object({ show: v.picklist(['on', 'off']), path });
const look = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/)),
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  path,
});

type Deps = Pick<SiteContext, 'deployments' | 'isSignedIn' | 'lookAt' | 'ownerOnly' | 'sameSite' | 'settings'>;

/**
 * Creates the bar that names the releases of a page to people who are signed in and asked for it, with their shares of the visitors, and
 * shows an earlier version or a canary in their tab. It needs no script, and other people's pages do not change.
 */
export function createReleaseBar({ deployments, isSignedIn, lookAt, ownerOnly, sameSite, settings }: Deps) {
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;

  const barFor: BarFor = async (c, releases) => {
    if (!(await isSignedIn(c))) return undefined;
    const history = await deployments.history();
    const rows = releases.map(({ name, version }) => {
      const own = history.filter((entry) => entry.name === name);
      const others = versionsOf(own).filter((other) => other !== version);
      return html`<li><b>${name}</b> <span>${version.slice(0, DIGITS)}, ${shareOf(own, version)}</span>${
        others.length > 0 && formOf(c, name, others)
      }</li>`;
    });
    const list = await Promise.all(rows);
    const content = html`<details><summary>Releases</summary><div class="all" tabindex="0"><ul>${list}</ul>${hide(c)}</div></details>`;
    return { name: 'Releases', style: STYLE, html: String(await content) };
  };

  const api = new Hono()
    .post(
      '/v1/release-bar',
      documented('Shows the releases of pages to this browser, or hides them', { 303: null }, [400, 401, 403, 413]),
      sameSite,
      ownerOnly,
      limitBody(MAX_BODY_BYTES),
      validate('form', shown),
      (c) => {
        const form = c.req.valid('form');
        if (form.show === 'on') setCookie(c, BAR_COOKIE, 'on', cookie);
        else deleteCookie(c, BAR_COOKIE, cookie);
        return c.redirect(form.path, 303);
      },
    )
    .post(
      '/v1/release-bar/version',
      documented('Shows a version in this tab', { 303: null }, [400, 401, 403, 404, 409, 413, 503]),
      sameSite,
      ownerOnly,
      limitBody(MAX_BODY_BYTES),
      validate('form', look),
      async (c) => {
        const { name, version, path: back } = c.req.valid('form');
        const own = (await deployments.history()).filter((entry) => entry.name === name);
        if (!versionsOf(own).includes(version)) {
          return problem(c, { slug: 'no-version', status: 404, title: 'That version was never live' });
        }
        const actor = personOf(c)?.name ?? 'admin';
        const label = `look-${version.slice(0, DIGITS)}`;
        await lookAt(c, { label, name, version, actor });
        return c.redirect(addressInPreview(back, label), 303);
      },
    );
  return { api, barFor };
}

/** Returns the versions of a name that can be looked at: the canary, what is live, and what was. */
function versionsOf(own: readonly Deployment[]): string[] {
  const canary = canaryOf(own);
  return [...new Set([...(canary ? [canary.version] : []), ...keptVersions(own)])].slice(0, EARLIER);
}

/** Returns the share of the visitors that are shown a version, in words. */
function shareOf(own: readonly Deployment[], version: string): string {
  const canary = canaryOf(own);
  if (canary?.version === version) return `canary, ${canary.traffic} % of visitors`;
  if (liveEntry(own)?.version !== version) return 'not live';
  return `live, ${100 - (canary?.traffic ?? 0)} % of visitors`;
}

/** Returns where a form leads back to: the page on which it is. */
const backTo = (c: Context) => html`<input type="hidden" name="path" value="${c.req.path}">`;

const formOf = (c: Context, name: string, versions: readonly string[]) =>
  html`<form method="post" action="/api/v1/release-bar/version"><input type="hidden" name="name" value="${name}">${backTo(c)}<select name="version" aria-label="Version of ${name}">${versions.map(
    (version) => html`<option value="${version}">${version.slice(0, DIGITS)}</option>`,
  )}</select> <button aria-label="Look at this version of ${name}">Look</button></form>`;

const hide = (c: Context) =>
  html`<form method="post" action="/api/v1/release-bar">${backTo(c)}<button name="show" value="off">Hide releases</button></form>`;
