import styled from '@emotion/styled';
import { phoneOf, pictureOf } from '@studio/pictures/picture-of';
import { Picture } from '@studio/ui';
import { phone, token } from '@studio/ui/tokens';
import type { ListedProject } from '../portfolio/load-portfolio.ts';

const Screen = styled.div`
  position: relative;
  grid-area: 1 / 1;
`;

const Window = styled.div`
  overflow: hidden;
  border-radius: ${token('radius-field')};
  background: #fff;
  color: oklch(0.42 0.028 295);
  & img {
    width: 100%;
    aspect-ratio: 16 / 10;
    object-fit: cover;
    object-position: top;
  }
  ${phone} {
    & img {
      aspect-ratio: 318 / 356;
    }
  }
`;

/** Three dots at the left of the address. */
const Bar = styled.p`
  overflow: hidden;
  height: 2.25rem;
  font-size: 0.8125rem;
  line-height: 2.25rem;
  text-align: center;
  &::before {
    float: left;
    margin-inline-start: 0.75rem;
    letter-spacing: 0.25em;
    content: '•••';
  }
`;

const Phone = styled.div`
  position: absolute;
  z-index: 2;
  right: max(-7.3%, -2.5rem);
  bottom: 1.5%;
  width: 22%;
  border: 5px solid #0a0712;
  border-radius: 1.5rem;
  background: #0a0712;
  & img {
    width: 100%;
    border-radius: 1.125rem;
  }
  ${phone} {
    display: none;
  }
`;

const SIZES = '(min-width: 48rem) min(344px + 34vw, 1056px), calc(100vw - 4.5rem)';

/** The site of a project in a browser's window, with a phone over its lower right corner. On phones the window shows it as on a phone. */
export function ProjectScreen({ project }: { readonly project: ListedProject }) {
  const { slug, domain, picture, phone: onPhone } = project;
  const tall = phoneOf(onPhone);
  return (
    <Screen className="screen">
      <Window>
        <Bar aria-hidden="true">{domain}</Bar>
        <Picture
          picture={pictureOf(picture)}
          alt=""
          sizes={SIZES}
          onPhones={tall && { picture: tall, sizes: SIZES }}
          data-shared={`project-${slug}`}
        />
      </Window>
      {tall && (
        <Phone className="phone">
          <Picture picture={tall} alt="" sizes="(min-width: 48rem) 200px, 1px" />
        </Phone>
      )}
    </Screen>
  );
}
