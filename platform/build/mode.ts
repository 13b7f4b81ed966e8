const given = process.env.FEDERATION_MODE;

/** Whether a development server serves the client bundle, and pages replace changed modules without a reload. */
export const HOT = given === 'hot';

/** Whether a development server serves the client bundle. With `reload`, pages reload after a change. */
export const SERVED = HOT || given === 'reload';

/** `development` builds the same releases with React's development build, for tests that check its warnings. */
export const MODE = SERVED || given === 'development' ? 'development' : 'production';

/** Folder of a build, relative to its package. It contains `release.json`, `web/`, `server/` and `maps/`. */
export const DIST = SERVED ? 'node_modules/.cache/served' : MODE === 'development' ? 'dist/development' : 'dist';

const ADDRESSED = '[name].[contenthash:10]';

/**
 * Names of files. They contain a hash of the content, so that browsers can cache them for a year. The server bundle uses the same
 * names for pictures. Scripts of a development server have constant names, by which it finds changes.
 */
export const FILE_NAMES = {
  js: SERVED ? '[name].js' : `${ADDRESSED}.js`,
  css: `${ADDRESSED}.css`,
  svg: `${ADDRESSED}.svg`,
  image: `${ADDRESSED}[ext]`,
  font: `${ADDRESSED}[ext]`,
  media: `${ADDRESSED}[ext]`,
  assets: `${ADDRESSED}[ext]`,
};

/** No folders: a release is a flat list of files, in which no path can lead anywhere else. */
export const FLAT = { js: '', jsAsync: '', css: '', cssAsync: '', image: '', svg: '', font: '', media: '', assets: '' };
