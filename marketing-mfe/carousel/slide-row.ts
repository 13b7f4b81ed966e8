import styled from '@emotion/styled';

/** A row of slides that the visitor scrolls, until it is a live carousel. */
export const SlideRow = styled.div`
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &[data-live] {
    overflow: visible;
    touch-action: pan-y;
  }
`;

/** Returns the attributes that let the keyboard scroll a row. A live carousel needs none. */
export const scrollableProps = (isLive: boolean, label: string) =>
  isLive ? {} : { role: 'group', 'aria-label': label, tabIndex: 0 };

/** The list of slides in the row, which Swiper moves. */
export const SlideTrack = styled.ul`
  display: flex;
  transition-property: transform;
  & > li {
    position: relative;
    flex: none;
    scroll-snap-align: center;
  }
`;
