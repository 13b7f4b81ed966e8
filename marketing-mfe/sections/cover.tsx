import styled from '@emotion/styled';
import { COVER_SIZE } from '@studio/pictures/covers';
import { token } from '@studio/ui/tokens';

interface CoverProps {
  readonly src: string;
  /** Width by height: `14 / 9`. The picture is cut to it. */
  readonly ratio: string;
  /** It is seen first: load it at once. */
  readonly eager?: boolean;
}

const Image = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${token('radius-picture')};
  object-fit: cover;
`;

/** A post's picture. Decorative: the post's title stands beside it. */
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
