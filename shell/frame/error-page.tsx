import styled from '@emotion/styled';
import { paths } from '@studio/client/paths';
import { useSite } from '@studio/client/use-site';
import { ButtonLink } from '@studio/ui/button';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { from } from '@studio/ui/media';
import { Stack } from '@studio/ui/stack';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { DrawnWord } from './drawn-word.tsx';

const NOT_FOUND = '404 Not Found';

/** What the error page says of an error: status text or message; no error at all means that no page was found. */
function describeError(error: unknown): string {
  if (isRouteErrorResponse(error))
    return error.status === 404 ? NOT_FOUND : error.statusText || `Status ${error.status}`;
  return (error instanceof Error && error.message) || NOT_FOUND;
}

/**
 * The page for every error and every unknown path; it stands inside the frame. As an error element it tells the route's
 * error, as an ordinary element it says that there is no such page.
 */
export function ErrorPage() {
  const site = useSite();
  const detail = describeError(useRouteError());
  return (
    <>
      <title>{`${detail} · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorMessage detail={detail} />
    </>
  );
}

interface ErrorMessageProps {
  /** One line that says what went wrong. */
  readonly detail: string;
}

/** Fills the first screen, so that the footer does not cut what came loose. */
const Region = styled.div`
  position: relative;
  overflow-x: clip;
  ${from.tablet} {
    display: flex;
    align-items: end;
    min-height: max(36rem, 100svh - 4.75rem);
  }
`;

/** Its lines run off the page at the right. */
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

/** The error page's content for an error that is known. The numerals stand for a page that was not found only. */
function ErrorMessage({ detail }: ErrorMessageProps) {
  return (
    <Region>
      {detail === NOT_FOUND && <Numerals word="fourZeroFour" />}
      <Container css={{ position: 'relative', flex: 1, paddingBlock: `${fluid(32, 96)} ${fluid(72, 84)}` }}>
        <Stack gap={2}>
          <Heading as="h1" size="hero">
            Oops!
          </Heading>
          <div>
            <Text size="lead" tone="ink">
              Sorry, an unexpected error has occurred.
            </Text>
            <Text size="large" css={{ fontStyle: 'italic' }}>
              {detail}
            </Text>
          </div>
          <ButtonLink to={paths.home}>Back to Home</ButtonLink>
        </Stack>
      </Container>
    </Region>
  );
}
