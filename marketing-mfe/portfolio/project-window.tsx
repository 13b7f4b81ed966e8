import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { Project } from '@studio/content/collections/projects';
import { phoneOf, pictureOf } from '@studio/pictures/picture-of';
import { layouts, projectPages } from '@studio/pictures/project-pages';
import { Container, Picture, Text } from '@studio/ui';
import { fluid, from, largeText, phone, token, type } from '@studio/ui/tokens';
import { projectPage as words } from '../content/project-page.ts';
import { NewTabLink } from '../shared/links.tsx';
import { matOf } from './mat.ts';

/** Widths in px from which a window shows the layouts, the widest first. A layout is scaled to the window, by at most a third on most screens. */
const FROM = [1020, 840, 480, 0] as const;

const Mat = styled.div`
  padding-block: ${fluid(28, 72)};
`;

const Window = styled.div`
  container-type: inline-size;
  max-width: 80rem;
  margin-inline: auto;
  border-radius: ${token('radius-field')};
  background: #fff;
  box-shadow: 0 24px 60px -32px oklch(0.1 0.02 295 / 0.6);
`;

/** The bar is white in both themes, as the pages below it are. */
const Bar = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: 1rem;
  align-items: center;
  min-height: 3rem;
  padding-inline: 1.125rem;
  ${type('least')}
  color: oklch(0.42 0.028 295);
  color-scheme: light;
  &::before {
    width: 2.75rem;
    height: 0.75rem;
    background: radial-gradient(circle at center, transparent 3.5px, currentColor 3.75px 4.5px, transparent 5px) 0 0 / 0.9375rem 0.75rem;
    content: '';
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${phone} {
    min-height: 2.75rem;
    padding-inline: 0.875rem;
  }
  ${largeText} {
    grid-template-columns: auto 1fr;
    & > span {
      display: none;
    }
  }
`;

/** On phones an arrow. */
const Alone = styled(NewTabLink)`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  justify-content: end;
  justify-self: end;
  min-width: 2.75rem;
  min-height: 2.75rem;
  color: inherit;
  white-space: nowrap;
  text-underline-offset: 0.25em;
  &:hover {
    color: oklch(0.19 0.03 295);
  }
  ${phone} {
    & > span {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;

/** As wide as the window, and as high as the whole site in the layout of that width: it has no scrollbar of its own. */
const Screen = styled.div`
  --scale: tan(atan2(100cqi, var(--width)));
  overflow: hidden;
  position: relative;
  border-radius: 0 0 ${token('radius-field')} ${token('radius-field')};
  &[data-live] {
    height: calc(var(--height) * var(--scale));
  }
  & img {
    width: 100%;
    filter: none;
  }
  & > iframe {
    position: absolute;
    inset: 0 auto auto 0;
    width: var(--width);
    height: var(--height);
    border: 0;
    color-scheme: light;
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
`;

/** Returns the size of a site in each layout, for windows of its width. */
const sizes = (heights: readonly number[]) =>
  FROM.map((width, i) => ({ width, layout: layouts[i], height: heights[i] }))
    .reverse()
    .map(
      ({ width, layout, height }) =>
        `@container (min-width: ${width}px) { --width: ${layout}px; --height: ${height}px; }`,
    )
    .join('\n');

/** Leads past the site for those who use the keyboard: it may have many links. */
const Skip = styled.a`
  position: absolute;
  z-index: 1;
  margin: 0.5rem;
  padding: 0.75rem 1.25rem;
  border-radius: ${token('radius-full')};
  background: ${token('iris')};
  color: ${token('on-iris')};
  font-weight: 500;
  text-decoration: none;
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

const SIZES = '(min-width: 90rem) 1280px, 92vw';

/**
 * The site of a project in a window: the document itself where there is one, without scripts, as high as it is; its picture until it has
 * loaded, and where there is none.
 */
export function ProjectWindow({ project }: { readonly project: Project }) {
  const { slug, client, picture, phone: onPhone, domain, colour, site } = project;
  const tall = phoneOf(onPhone);
  const page = site === 'none' ? undefined : projectPages[site];
  return (
    <div>
      <Mat data-box css={{ background: matOf(colour) }}>
        <Container>
          <Window>
            <Bar>
              <span translate="no">{domain}</span>
              {page && <Alone href={page.src}>{words.alone}</Alone>}
            </Bar>
            {page && <Skip href="#after-site">{words.skip(client)}</Skip>}
            <Screen data-live={page && ''} data-shared={`project-${slug}`} css={page && css(sizes(page.heights))}>
              <Picture
                picture={pictureOf(picture)}
                alt=""
                sizes={SIZES}
                onPhones={tall && { picture: tall, sizes: '90vw' }}
                first
              />
              {page && <iframe src={page.src} title={words.frame(client)} sandbox="" loading="lazy" />}
            </Screen>
          </Window>
        </Container>
      </Mat>
      <div id="after-site" tabIndex={-1}>
        {page && (
          <Container css={{ paddingTop: '1rem', [from.desktop]: { paddingTop: '1.25rem' } }}>
            <Text size="small" tone="ink-3">
              {words.real}
            </Text>
          </Container>
        )}
      </div>
    </div>
  );
}
