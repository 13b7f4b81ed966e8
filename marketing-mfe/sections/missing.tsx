import { ButtonLink } from '@studio/ui/button';
import { Container } from '@studio/ui/container';
import { Heading } from '@studio/ui/heading';
import { Stack } from '@studio/ui/stack';
import { Text } from '@studio/ui/text';
import { fluid } from '@studio/ui/typography';

interface MissingProps {
  readonly title: string;
  readonly text: string;
  readonly back: string;
  /** Where `back` leads. */
  readonly to: string;
}

/** Says that there is no such thing, and where the others are. */
export function Missing({ title, text, back, to }: MissingProps) {
  return (
    <Container css={{ paddingBlock: `${fluid(64, 144)} ${fluid(72, 160)}` }}>
      <meta name="robots" content="noindex" />
      <Stack gap={2}>
        <Heading as="h1" size="page">
          {title}
        </Heading>
        <Text size="lead">{text}</Text>
        <ButtonLink to={to}>{back}</ButtonLink>
      </Stack>
    </Container>
  );
}
