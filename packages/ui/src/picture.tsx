/** A file of a picture: its address, and how many pixels it is wide. */
interface Source {
  readonly src: string;
  readonly width: number;
}

/** A picture in several widths and two formats; `width` and `height` are those of the widest file. */
export interface PictureFiles {
  readonly width: number;
  readonly height: number;
  readonly avif: readonly Source[];
  readonly webp: readonly Source[];
}

interface PictureProps {
  readonly picture: PictureFiles;
  /** What it shows, for those who do not see it; empty where the words beside it say so already. */
  readonly alt: string;
  /** How wide it is in the layout: `(min-width: 64rem) 50vw, 100vw`. */
  readonly sizes: string;
  /** It is among the first things seen: the browser fetches it before others. All the rest wait until they are near. */
  readonly first?: boolean;
  readonly className?: string;
}

const candidates = (sources: readonly Source[]): string =>
  sources.map(({ src, width }) => `${src} ${width}w`).join(', ');

/** A picture in the width and the format that the browser wants. Its place is kept from the start. */
export function Picture({ picture, alt, sizes, first = false, className }: PictureProps) {
  const { width, height, avif, webp } = picture;
  return (
    <picture css={{ display: 'contents' }}>
      <source type="image/avif" srcSet={candidates(avif)} sizes={sizes} />
      <img
        // The attributes that decide how it is fetched stand before its address, which begins the fetch.
        sizes={sizes}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
        srcSet={candidates(webp)}
        src={webp.at(-1)?.src}
        alt={alt}
        width={width}
        height={height}
        className={className}
        css={{ display: 'block', maxWidth: '100%', height: 'auto' }}
      />
    </picture>
  );
}
