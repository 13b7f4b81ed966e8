import styled from '@emotion/styled';
import { PORTRAIT_SIZE } from '@studio/pictures/portraits';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { Link } from 'react-router-dom';
import { memberOf, type Role } from '../content/team.ts';
import { paths } from '../paths.ts';

const Author = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.875rem;
  min-height: 3.5rem;
  ${type('small')}
  color: ${token('ink-2')};
  text-decoration: none;
  & > img {
    width: 3.5rem;
    height: 3.5rem;
    border-radius: ${token('radius-full')};
    object-fit: cover;
    object-position: 50% 22%;
  }
  & strong {
    display: block;
    color: ${token('ink')};
    font-weight: 500;
  }
  &:hover strong {
    color: ${token('iris')};
  }
`;

/** The author of a post: portrait, name and role, with a link to the member's page. */
export function PostAuthor({ role }: { readonly role: Role }) {
  const member = memberOf(role);
  return (
    member && (
      <Author to={paths.member(role)}>
        <img src={member.portrait.src} alt="" {...PORTRAIT_SIZE} />
        <span>
          <strong>{member.name}</strong>
          {role}
        </span>
      </Author>
    )
  );
}
