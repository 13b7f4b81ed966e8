import { SERVED } from './mode.ts';

const ADDRESSED = '[name].[contenthash:10]';

/**
 * Every file is named by its content, so that it can be kept for ever. The server half names pictures alike. Scripts of a
 * development server keep their names, by which changes find them.
 */
export const FILE_NAMES = {
  js: SERVED ? '[name].js' : `${ADDRESSED}.js`,
  svg: `${ADDRESSED}.svg`,
  image: `${ADDRESSED}[ext]`,
  font: `${ADDRESSED}[ext]`,
  media: `${ADDRESSED}[ext]`,
  assets: `${ADDRESSED}[ext]`,
};

/** No folders: a release is a flat list of files, in which no path can lead anywhere else. */
export const FLAT = { js: '', jsAsync: '', image: '', svg: '', font: '', media: '', assets: '' };
