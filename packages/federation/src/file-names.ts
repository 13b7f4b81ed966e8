const ADDRESSED = '[name].[contenthash:10]';

/** Every file is named by its content, so that it can be kept for ever. The server half names pictures alike. */
export const FILE_NAMES = {
  js: `${ADDRESSED}.js`,
  svg: `${ADDRESSED}.svg`,
  image: `${ADDRESSED}[ext]`,
  font: `${ADDRESSED}[ext]`,
  media: `${ADDRESSED}[ext]`,
  assets: `${ADDRESSED}[ext]`,
};

/** No folders: a release is a flat list of files, in which no path can lead anywhere else. */
export const FLAT = { js: '', jsAsync: '', image: '', svg: '', font: '', media: '', assets: '' };
