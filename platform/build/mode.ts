const given = process.env.FEDERATION_MODE;

/** Whether a development server serves the browser's half, and pages take changed modules in without being loaded again. */
export const HOT = given === 'hot';

/** Whether a development server serves the browser's half. `reload`: pages are loaded again when something changes. */
export const SERVED = HOT || given === 'reload';

/** `development` builds the same releases with React's development build, for the tests that listen to its warnings. */
export const MODE = SERVED || given === 'development' ? 'development' : 'production';

/** Where a build lies, from the package's folder: `release.json`, `web/` and `server/`. */
export const DIST = SERVED ? 'node_modules/.cache/served' : MODE === 'development' ? 'dist/development' : 'dist';
