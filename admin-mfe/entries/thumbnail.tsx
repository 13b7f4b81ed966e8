import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { Image } from './icons.tsx';

const Frame = styled.span`
  display: grid;
  place-items: center;
  width: 3rem;
  height: 2rem;
  overflow: hidden;
  border-radius: ${token('radius-picture')};
  color: ${token('ink-3')};
  &[data-empty] {
    border: 1px dashed ${token('edge')};
  }
  &[data-named] {
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    filter: var(--picture, none);
  }
`;

/** Renders a small picture. Decorative: its row is named by a title. A picture that only a page contains is a sign. */
export function Thumbnail({ picture }: { readonly picture: unknown }) {
  const address = typeof picture === 'string' ? picture : '';
  if (address.startsWith('/')) {
    return (
      <Frame>
        <img src={address} alt="" loading="lazy" decoding="async" />
      </Frame>
    );
  }
  return (
    <Frame data-empty={address === '' || undefined} data-named={address !== '' || undefined}>
      <Image size={16} />
    </Frame>
  );
}
