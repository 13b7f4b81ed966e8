/** A file of a picture. `width` in px. */
export interface PictureSource {
  readonly src: string;
  readonly width: number;
}

/** A picture in several widths and two formats. `width` and `height` are those of the widest file. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly avif: readonly PictureSource[];
  readonly webp: readonly PictureSource[];
}
