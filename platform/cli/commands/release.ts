import { gatedFrom } from '../builds/gated-build.ts';
import { checkTypes } from '../dev/servers.ts';
import { command, StepFailed, step, wrongUse } from '../process/steps.ts';
import { type FetchedRelease, fetchRelease } from '../releases/fetch-release.ts';
import { checkLabel, promote, provenanceOf, showPreview, withBrowser } from '../releases/promote.ts';
import { acceptedRemovals, storeFiles } from '../releases/send-release.ts';
import {
  deploymentOptions,
  kilobytes,
  openSite,
  openSource,
  printJson,
  short,
  shownTo,
  since,
  trafficIn,
} from '../releases/site-options.ts';

const usage =
  'npm run release -- <name> [--removes PATH …] [--note TEXT] [--traffic N] [--preview LABEL] [--build FOLDER] [--from URL] [--to URL] [--all] [--no-browser] [--json]';
const help = `${usage}
  Builds and checks one front end and its types, sends the files that the site lacks, opens the pages in a browser, and makes the release live.

  npm run release -- marketing-mfe
  npm run release -- catalog --to https://example.com
  npm run release -- shell --json
  npm run release -- marketing-mfe --removes /faqs --removes '/post/*'
  npm run release -- marketing-mfe --traffic 5
  npm run release -- marketing-mfe --preview pr-12
  npm run release -- events --build ../events/dist
  npm run release -- marketing-mfe --from https://staging.example.com --to https://example.com

The site refuses a release without a page that is live, unless --removes names its path. In a path :name stands for any segment, /*
at the end for all paths below. The site's log records the commit, whether the sources differ from it, and --note.

--preview makes nothing live: it prints a link to the live site with this release, valid for two weeks. A later release with the same
label replaces it; releases of other names with that label are shown together.

--traffic 5 shows the release to 5 visitors of 100 at first, as a canary: see npm run canary -- --help.

--build takes a FOLDER that another tool built: web/ with its mf-manifest.json, and server/ (docs/adding.md).

--from takes the release that is live at another site, with a token of that site, FROM_TOKEN.

The browser opens the pages whose HTML, data or scripts differ from what is live; all with --all. Of a shell it opens one page of each remote
first, and the others once it is live.

The site is http://127.0.0.1:3000 (or PORT), or that of --to. The token is PUBLISH_TOKEN, or that of a site on
this machine (DATA_DIR). The browser is the Chromium at CHROMIUM_PATH, Playwright's own, or one on PATH; --no-browser releases
without opening a page, which npm run releases shows. With --json the result is written to standard output, progress to
standard error.`;

const options = {
  ...deploymentOptions,
  traffic: { type: 'string' },
  preview: { type: 'string' },
  build: { type: 'string' },
  from: { type: 'string' },
  'no-browser': { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
} as const;

await command(help, options, async ({ values, positionals }) => {
  const { name, folder, gated } = gatedFrom(positionals, values.build, usage);
  checkLabel(values.preview);
  if (values.build !== undefined && values.from !== undefined) throw wrongUse('Give --build or --from, not both.');
  const traffic = values.traffic === undefined ? undefined : trafficIn(values.traffic, 1);
  const { url, site } = openSite(values);
  const note = values.note !== undefined && { note: values.note };
  const isBuiltHere = values.build === undefined && values.from === undefined;
  // Other processes do both meanwhile.
  const otherChecks = isBuiltHere && values.preview === undefined ? requireTypes(name, folder) : undefined;
  const fetched: Promise<FetchedRelease> =
    values.from === undefined
      ? gated().then(({ files }) => ({ files, provenance: provenanceOf(folder) }))
      : fetchRelease(openSource(values.from, values.insecure), name);
  for (const awaitedLater of [otherChecks, fetched]) awaitedLater?.catch(() => undefined);

  await withBrowser(!values['no-browser'], url, async (opened) => {
    const to = { site, url, otherChecks, all: values.all, ...opened };
    const { files, signature, provenance } = await fetched;
    const startedAt = performance.now();
    const { removes, preview } = values;
    const stored = await storeFiles(site, name, files, {
      removes,
      signature,
      onSent: ({ path, size, done, of }) => step('send', `${done}/${of} ${path} ${kilobytes(size)}`),
    });
    const { version, sent, bytes } = stored;
    if (preview !== undefined) {
      const shown = await showPreview(to, { name, version, ...acceptedRemovals(removes) }, preview);
      return values.json ? printJson({ name, url, ...stored, ...shown }) : undefined;
    }
    const release = {
      name,
      version,
      ...acceptedRemovals(removes),
      ...provenance,
      ...note,
      ...(traffic && { traffic }),
    };
    const { failed } = await promote(to, release);
    const done = `${name} ${short(version)} is ${shownTo(traffic)} at ${url}`;
    step('release', `${done} (${sent} files, ${kilobytes(bytes)} sent)`, startedAt);
    if (values.json) printJson({ name, url, ...stored, failed, ...(traffic && { traffic }), ms: since(startedAt) });
  });
});

/** Checks the types of a front end's sources. Rejects with a `StepFailed` if they are wrong. */
async function requireTypes(name: string, folder: string): Promise<void> {
  const errors = await checkTypes(folder);
  if (errors.length > 0) throw new StepFailed(`The types of ${name} are wrong. Nothing went live.`, errors.join('\n'));
}
