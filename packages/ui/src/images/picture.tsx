import type { CSSProperties } from 'react';
import { phone } from '../tokens/scale.ts';

/** A file of a picture. `width` in px. */
interface Source {
  readonly src: string;
  readonly width: number;
}

/** A picture in several widths and two formats. `width` and `height` are those of the widest file. */
export interface PictureFiles {
  readonly width: number;
  readonly height: number;
  readonly avif: readonly Source[];
  readonly webp: readonly Source[];
}

interface PictureProps {
  readonly picture: PictureFiles;
  /** Describes the picture; empty if a text beside it does. */
  readonly alt: string;
  /** Width in the layout: `(min-width: 64rem) 50vw, 100vw`. */
  readonly sizes: string;
  /** Another picture for phones, with other proportions: its size is set by a style. */
  readonly onPhones?: { readonly picture: PictureFiles; readonly sizes: string } | undefined;
  /** Load the picture early, because it is visible first. Other pictures are loaded when they are near the viewport. */
  readonly first?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Name of the picture in transitions between pages. */
  readonly 'data-shared'?: string;
}

const ON_PHONES = phone.replace('@media ', '');

const candidates = (sources: readonly Source[]): string =>
  sources.map(({ src, width }) => `${src} ${width}w`).join(', ');

/** A picture in the width and the format that the browser selects. Its space is reserved. */
export function Picture({ picture, alt, sizes, onPhones, first = false, ...rest }: PictureProps) {
  const { width, height, avif, webp } = picture;
  return (
    <picture css={{ display: 'contents' }}>
      {onPhones &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media={ON_PHONES}
            type={`image/${format}`}
            srcSet={candidates(onPhones.picture[format])}
            sizes={onPhones.sizes}
          />
        ))}
      <source type="image/avif" srcSet={candidates(avif)} sizes={sizes} />
      <img
        // `srcSet` and `src` start the request: the attributes that affect it must be before them.
        sizes={sizes}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
        srcSet={candidates(webp)}
        src={webp.at(-1)?.src}
        alt={alt}
        width={width}
        height={height}
        {...rest}
        css={{ display: 'block', maxWidth: '100%', height: 'auto', filter: 'var(--picture, none)' }}
      />
    </picture>
  );
}
