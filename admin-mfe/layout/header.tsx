import styled from '@emotion/styled';
import { from, largeText, phone, token, type } from '@studio/ui/tokens';
import { Link, useLocation } from 'react-router-dom';
import { useMinWidth } from '../components/hooks.ts';
import { HEADER_TITLE_ID } from '../components/states.tsx';
import { BAR_HEIGHT, PAGE_MARGIN, quiet, SIGN_IN_MARGIN } from '../components/styles.ts';
import { inbox } from '../content/inbox.ts';
import { layout } from '../content/pages.ts';
import { useListCounts } from '../inbox/message-queries.ts';
import { contentAt, paths } from '../paths.ts';
import { useMayRead, useMustSignIn, useSession } from '../request/session.ts';
import { SignOut } from '../sign-in/sign-out.tsx';
import { DrawerToggle, HomeLink, ThemeSwitch } from './bar-controls.tsx';

/**
 * The welcome, which leads to the own account, is small beside the title of a page. Above the sign-in form the mark, not its larger target, is in line with the form.
 * With large text the titles have a line of their own.
 */
const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  ${BAR_HEIGHT}
  padding-inline: 0.5rem;
  border-bottom: 1px solid ${token('hairline')};
  .titles {
    flex: 1;
    min-width: 0;
  }
  .welcome {
    ${type('title4')}
  }
  .welcome > a {
    display: inline-block;
    padding-block: 0.75rem;
    overflow-wrap: anywhere;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  p + .welcome {
    ${type('least')}
    color: ${token('ink-2')};
    & > a {
      padding-block: 0.25rem;
    }
  }
  .title {
    ${type('title4')}
    line-height: 1;
  }
  #${HEADER_TITLE_ID} {
    ${quiet}
    & > strong {
      ${type('title4')}
      margin-inline-end: 1rem;
      color: ${token('ink')};
    }
  }
  ${phone} {
    border-bottom: 0;
    #${HEADER_TITLE_ID} > span {
      display: none;
    }
    .title {
      font-size: 1.25rem;
    }
  }
  ${largeText} {
    flex-wrap: wrap;
    & > div:first-of-type {
      flex: 1;
    }
    .titles {
      flex: 1 0 100%;
      order: 1;
      padding-inline: 0.75rem;
    }
  }
  ${from.tablet} {
    padding-inline: ${PAGE_MARGIN};
    &:not([data-alone]) > .phone {
      display: none;
    }
    .titles {
      display: flex;
      align-items: baseline;
      gap: 1rem;
    }
    p + .welcome {
      margin-inline-start: auto;
    }
  }
  ${from.desktop} {
    &:not([data-alone]) > button {
      border: 1px solid ${token('hairline-strong')};
    }
  }
  &[data-alone] {
    padding-inline: calc(${SIGN_IN_MARGIN} - 0.75rem);
    border-bottom: 0;
  }
`;

/**
 * Renders the header of the admin area. Below 1024px it has the title of the messages page, which is hidden in the page itself. Above
 * the sign-in form, which has no sidebar, it is the same at every width.
 */
export function Header() {
  const { pathname } = useLocation();
  const isWide = useMinWidth('desktop');
  const isPhone = !useMinWidth('tablet');
  const { data } = useSession();
  const mayRead = useMayRead();
  const isAlone = useMustSignIn();
  const content = contentAt(pathname)?.collection;
  const isList = content !== undefined && content !== '';
  const isMessages = !isWide && !isAlone && pathname === paths.messages;
  return (
    <Bar data-alone={isAlone || undefined}>
      <div className="phone">
        <HomeLink iconOnly={!isAlone} />
      </div>
      <div className="titles">
        {isList && <p id={HEADER_TITLE_ID} />}
        {isMessages && (
          <p className="title" aria-hidden="true">
            {inbox.title}
          </p>
        )}
        {isMessages && !isPhone && <ListCounts />}
        {mayRead && !(isList && isPhone) && (
          <p className="welcome">
            <Link to={paths.account}>{layout.welcome(data?.person)}</Link>
          </p>
        )}
      </div>
      {(isWide || isPhone || isAlone) && <ThemeSwitch />}
      {isWide && <SignOut />}
      <div className="phone">
        <DrawerToggle />
      </div>
    </Bar>
  );
}

function ListCounts() {
  return <p css={quiet}>{useListCounts()}</p>;
}
