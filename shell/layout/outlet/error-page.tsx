import styled from '@emotion/styled';
import { useSite } from '@studio/client/site';
import { ButtonLink, Container, Heading, Stack, Text } from '@studio/ui';
import { fluid, from } from '@studio/ui/tokens';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { DrawnWord } from '../drawn-word.tsx';
import { useLanguage } from '../language.ts';
import { focusHeading } from '../navigation/focus.ts';
import { Failure } from './failure.tsx';

/** Fills the first screen, so that the footer does not crop the drawn word. */
const Box = styled.div`
  position: relative;
  overflow-x: clip;
  ${from.tablet} {
    display: flex;
    align-items: end;
    min-height: max(36rem, 100svh - 4.75rem);
  }
`;

/** Its lines extend beyond the page at the right; their loose end swings. */
const Numerals = styled(DrawnWord)`
  margin: 1.5rem 0 0 1.25rem;
  ${from.tablet} {
    position: absolute;
    inset: 2.75rem 0 auto auto;
    width: min(82vw, (100svh - 9.75rem) * 1370 / 1120);
    margin: 0;
  }
  ${from.desktop} {
    width: min(63.2vw, (100svh - 9.75rem) * 1370 / 1120);
  }
`;

/** The page for all errors and all unknown paths. Without an error it is a 404. */
export function ErrorPage() {
  const error = useRouteError();
  const isFailure = error !== undefined && !(isRouteErrorResponse(error) && error.status === 404);
  return isFailure ? <PageFailure /> : <NotFound />;
}

/** Shown instead of a page that threw. Focuses its heading, because the focused element was removed. */
function PageFailure() {
  const { failed } = useLanguage().texts.outlet;
  useEffect(focusHeading, []);
  return <Failure {...failed} />;
}

function NotFound() {
  const site = useSite();
  const { backHome, notFound } = useLanguage().texts.outlet;
  return (
    <Box data-own-lines data-no-line>
      <title>{`${notFound.title} · ${site.name}`}</title>
      <Numerals word="fourZeroFour" swings />
      <Container css={{ position: 'relative', flex: 1, paddingBlock: `${fluid(32, 96)} ${fluid(72, 84)}` }}>
        <Stack gap={2}>
          <Heading as="h1" size="hero">
            {notFound.heading}
          </Heading>
          <div>
            <Text size="lead" tone="ink">
              {notFound.text}
            </Text>
            <Text size="large">{notFound.title}</Text>
          </div>
          <ButtonLink to="/">{backHome}</ButtonLink>
        </Stack>
      </Container>
    </Box>
  );
}
