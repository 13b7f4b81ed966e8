import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Picture, ThemedPicture } from '@studio/pictures/picture';
import { phone } from '@studio/ui/media';

interface HeroArtProps {
  readonly art: ThemedPicture;
  readonly isShown: boolean;
  /** Loads the picture with high priority, for the first screen. */
  readonly first: boolean;
}

/** Width of the art in the layout, from which the browser chooses a file. */
const SIZES = '(min-width: 112rem) 112rem, (min-width: 48rem) 100vw, 150vw';

const Layer = styled.div`
  position: absolute;
  inset: 0;
  transition: opacity 600ms ease-out;
  &[data-shown='false'] {
    opacity: 0;
  }
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 100% 50%;
  }
  ${phone} {
    img {
      object-position: 82% 50%;
    }
  }
`;

/** Shows the picture of the system's theme; the other one is loaded only if the visitor chose the other theme. */
const themes = css`
  .other {
    display: none;
  }
  @media (prefers-color-scheme: light) {
    html[data-theme='dark'] & .system {
      display: none;
    }
    html[data-theme='dark'] & .other {
      display: block;
    }
  }
  @media (prefers-color-scheme: dark) {
    html[data-theme='light'] & .system {
      display: none;
    }
    html[data-theme='light'] & .other {
      display: block;
    }
  }
`;

const candidates = (sources: Picture['avif']) => sources.map(({ src, width }) => `${src} ${width}w`).join(', ');

interface FilesProps {
  readonly light: Picture;
  readonly dark: Picture;
  readonly className: 'system' | 'other';
  readonly first: boolean;
}

/** A picture that is `light` or `dark` as the system's theme is. */
function Files({ light, dark, className, first }: FilesProps) {
  const media = '(prefers-color-scheme: dark)';
  return (
    <picture>
      <source type="image/avif" media={media} srcSet={candidates(dark.avif)} sizes={SIZES} />
      <source type="image/webp" media={media} srcSet={candidates(dark.webp)} sizes={SIZES} />
      <source type="image/avif" srcSet={candidates(light.avif)} sizes={SIZES} />
      <img
        className={className}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
        src={light.webp.at(-1)?.src}
        alt=""
        width={light.width}
        height={light.height}
      />
    </picture>
  );
}

/** The art of a slide, in the theme's colours even before scripts run. */
export function HeroArt({ art: { light, dark }, isShown, first }: HeroArtProps) {
  return (
    <Layer css={themes} data-shown={isShown}>
      <Files className="system" light={light} dark={dark} first={first} />
      <Files className="other" light={dark} dark={light} first={false} />
    </Layer>
  );
}
