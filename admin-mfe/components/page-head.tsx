import styled from '@emotion/styled';
import { Heading } from '@studio/ui/heading';
import { Text } from '@studio/ui/text';
import { PAGE_MARGIN, PAGE_WIDTH } from './styles.ts';

interface PageHeadProps {
  readonly title: string;
  /** One line of figures about the page's content. */
  readonly summary?: string | undefined;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.5rem 1.5rem;
  max-width: ${PAGE_WIDTH};
  padding: 2rem ${PAGE_MARGIN} 1.25rem;
`;

/** The title of a page. */
export function PageHead({ title, summary }: PageHeadProps) {
  return (
    <Head>
      <Heading as="h1" size="title2">
        {title}
      </Heading>
      {summary !== undefined && <Text size="small">{summary}</Text>}
    </Head>
  );
}
