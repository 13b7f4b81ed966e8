const site = process.env.SITE ?? 'http://127.0.0.1:3000';

/** Read by `mf dts`, which downloads the types of remotes into `@mf-types`. */
export default {
  name: 'plain_host',
  remotes: { mf_pages: `mf_pages@${site}/assets/pages/mf-manifest.json` },
  dts: { generateTypes: false, consumeTypes: { consumeAPITypes: true } },
};
