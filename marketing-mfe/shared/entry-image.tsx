import { Picture, type PictureFiles } from '@studio/ui';

/** A picture of the library as the public API sends it. */
interface LibraryPicture extends PictureFiles {
  readonly src: string;
  /** Average colour, such as `#aabbcc`. */
  readonly color: string;
  /** Describes the picture; empty if it only decorates. */
  readonly alt: string;
  /** The point that stays visible when the picture is cropped, in percent. */
  readonly focal: { readonly x: number; readonly y: number };
}

/** A picture of an entry: the name of one that this remote contains, or one of the library. */
export type EntryPicture = string | LibraryPicture;

interface EntryImageProps {
  readonly picture: EntryPicture;
  /** Addresses of the pictures that this remote contains, by name, and their size. */
  readonly own: Readonly<Record<string, string>>;
  readonly size: { readonly width: number; readonly height: number };
  /** Width in the layout, for pictures of the library: `(min-width: 64rem) 50vw, 100vw`. */
  readonly sizes: string;
  /** `first`: with high priority, because it is visible first. `lazy`, the default: when it comes near the window. */
  readonly loading?: 'first' | 'auto' | 'lazy';
  readonly className?: string;
  /** Name of the picture in transitions between pages. */
  readonly 'data-shared'?: string;
}

/** Returns the address of a picture: of the widest file of one of the library. */
export function sourceOf(picture: EntryPicture, own: Readonly<Record<string, string>>): string {
  if (typeof picture !== 'string') return picture.src;
  return (Object.hasOwn(own, picture) ? own[picture] : undefined) ?? picture;
}

const LOADING = {
  first: { fetchPriority: 'high' },
  auto: { decoding: 'async' },
  lazy: { loading: 'lazy', decoding: 'async' },
} as const;

/** The picture of an entry. Its title is beside it, so that a picture that this remote contains is decorative. */
export function EntryImage({ picture, own, size, sizes, loading = 'lazy', ...rest }: EntryImageProps) {
  if (typeof picture !== 'string') {
    const { x, y } = picture.focal;
    const style = { objectPosition: `${x}% ${y}%`, background: picture.color };
    return (
      <Picture picture={picture} alt={picture.alt} sizes={sizes} first={loading === 'first'} style={style} {...rest} />
    );
  }
  return <img src={sourceOf(picture, own)} alt="" {...size} {...rest} {...LOADING[loading]} />;
}
