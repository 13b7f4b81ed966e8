import styled from '@emotion/styled';
import { COVER_SIZE } from '@studio/pictures/covers';
import { token } from '@studio/ui/tokens';

interface CoverProps {
  readonly src: string;
  /** Width by height, such as `14 / 9`, to which the picture is cropped. */
  readonly ratio: string;
  /** Loads the picture with high priority, for the first screen. */
  readonly eager?: boolean;
}

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${token('radius-picture')};
  object-fit: cover;
`;

/** The picture of a post. Decorative, since the title is beside it. */
export function Cover({ src, ratio, eager = false }: CoverProps) {
  return (
    <Image
      src={src}
      alt=""
      {...COVER_SIZE}
      css={{ aspectRatio: ratio }}
      {...(eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  );
}
