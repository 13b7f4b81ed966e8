/** `development` builds the same releases with React's development build, for the tests that listen to its warnings. */
export const MODE = process.env.FEDERATION_MODE === 'development' ? 'development' : 'production';

/** Where a build lies, from the package's folder: `release.json`, `web/` and `server/`. */
export const DIST = MODE === 'development' ? 'dist/development' : 'dist';
