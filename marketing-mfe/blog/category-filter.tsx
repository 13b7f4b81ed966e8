import styled from '@emotion/styled';
import { Chip } from '@studio/ui/chip';
import { paths } from '../paths.ts';

interface CategoryFilterProps {
  readonly label: string;
  readonly all: string;
  readonly categories: readonly string[];
  /** Undefined: all. */
  readonly chosen: string | undefined;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
`;

/** Links that filter the posts by category. */
export function CategoryFilter({ label, all, categories, chosen }: CategoryFilterProps) {
  const chips = [
    { name: all, to: paths.blogs, isChosen: chosen === undefined },
    ...categories.map((name) => ({ name, to: paths.blogsIn(name), isChosen: name === chosen })),
  ];
  return (
    <nav aria-label={label}>
      <List>
        {chips.map(({ name, to, isChosen }) => (
          <li key={name}>
            <Chip to={to} selected={isChosen}>
              {name}
            </Chip>
          </li>
        ))}
      </List>
    </nav>
  );
}
