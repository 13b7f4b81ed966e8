/** A file of a picture: its address, and how many pixels it is wide. */
export interface PictureSource {
  readonly src: string;
  readonly width: number;
}

/** A picture in several widths and two formats; `width` and `height` are those of the widest file. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly avif: readonly PictureSource[];
  readonly webp: readonly PictureSource[];
}

/** A picture that each theme has its own version of. */
export interface ThemedPicture {
  readonly light: Picture;
  readonly dark: Picture;
}
