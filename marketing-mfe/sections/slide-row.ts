import styled from '@emotion/styled';

/** A row of slides: scrolled by hand, until it is a carousel. */
export const SlideRow = styled.div`
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &[data-live] {
    overflow: visible;
    touch-action: pan-y;
  }
`;

/** What a row needs as long as it is not a live carousel: the keyboard can reach it and scroll it. */
export const scrolledByHand = (isLive: boolean, label: string) =>
  isLive ? {} : { role: 'group', 'aria-label': label, tabIndex: 0 };

/** What moves in the row. */
export const SlideTrack = styled.ul`
  display: flex;
  transition-property: transform;
  & > li {
    position: relative;
    flex: none;
    scroll-snap-align: center;
  }
`;
