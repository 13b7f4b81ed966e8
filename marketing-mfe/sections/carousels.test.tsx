import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SwiperOptions } from 'swiper/types';
import { projects } from '../content/portfolio.ts';
import { testimonials } from '../content/testimonials.ts';
import { portfolioCarousel, testimonialCarousel } from './carousel.ts';
import { installView } from './seen.fixture.ts';

/** Stands in for Swiper, which needs a layout: remembers what it was asked for. */
const swiper = {
  options: undefined as SwiperOptions | undefined,
  isPlaying: false,
  animating: false,
  autoplay: {
    start: () => {
      swiper.isPlaying = true;
    },
    stop: () => {
      swiper.isPlaying = false;
    },
  },
  slideNext: jest.fn(() => {
    swiper.animating = true;
  }),
  slidePrev: jest.fn(),
  slideToLoop: jest.fn(),
  destroy: jest.fn(),
};
jest.unstable_mockModule('./load-swiper.ts', () => ({
  startSwiper: (_row: HTMLElement, options: SwiperOptions) => Object.assign(swiper, { options }),
}));
const { Portfolio } = await import('./portfolio.tsx');
const { Testimonials } = await import('./testimonials.tsx');

const carousels = [
  { name: 'the projects', show: <Portfolio projects={projects} />, options: portfolioCarousel, next: 'Next project' },
  {
    name: 'the quotes',
    show: <Testimonials testimonials={testimonials} />,
    options: testimonialCarousel,
    next: 'Next quote',
  },
] as const;

const fail = () => {
  throw new Error('Nobody waits for the end of a move');
};

let view: ReturnType<typeof installView>;
const control = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  view = installView();
  Object.assign(swiper, { options: undefined, isPlaying: false, animating: false });
  jest.clearAllMocks();
});
afterEach(() => {
  cleanup();
  view.setHidden(false);
});

describe.each(carousels)('$name', ({ show, options, next }) => {
  /** Comes near it and sees it. */
  async function come() {
    render(<MemoryRouter>{show}</MemoryRouter>);
    const all = () => {
      for (const element of view.observed()) view.see(element, true);
    };
    all();
    await waitFor(() => expect(swiper.options).toMatchObject(options));
    await waitFor(() => expect(swiper.isPlaying).toBe(true));
  }

  test('does every press: those while a slide moves when it has come to rest, one after the other', async () => {
    await come();
    const moved = jest.mocked(swiper.slideNext);
    fireEvent.click(control(next));
    expect(moved).toHaveBeenCalledTimes(1);
    fireEvent.click(control(next));
    fireEvent.click(control(next));
    expect(moved).toHaveBeenCalledTimes(1);
    for (const times of [2, 3, 3]) {
      swiper.animating = false;
      Reflect.apply(swiper.options?.on?.transitionEnd ?? fail, undefined, [swiper]);
      await new Promise(requestAnimationFrame);
      expect(moved).toHaveBeenCalledTimes(times);
    }
  });

  test('are a row that can be scrolled by hand until one comes near', async () => {
    render(<MemoryRouter>{show}</MemoryRouter>);
    expect(screen.getByRole('group').tabIndex).toBe(0);
    expect(swiper.options).toBeUndefined();
    cleanup();
    await come();
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('rest out of view, in a hidden tab, for those who want less motion, when paused, when held', async () => {
    await come();
    const [region] = view.observed();
    if (!region) throw new Error('Nothing is watched');
    const reasons = [
      [() => view.see(region, false), () => view.see(region, true)],
      [() => view.setHidden(true), () => view.setHidden(false)],
      [() => view.setReduced(true), () => view.setReduced(false)],
      [() => fireEvent.click(control(/^Pause/)), () => fireEvent.click(control(/^Play/))],
      [
        () => fireEvent.pointerEnter(control(next), { pointerType: 'mouse' }),
        () => fireEvent.pointerLeave(control(next), { pointerType: 'mouse' }),
      ],
      [() => act(() => control(next).focus()), () => act(() => control(next).blur())],
    ] as const;
    for (const [begin, end] of reasons) {
      begin();
      expect([begin.toString(), swiper.isPlaying]).toEqual([begin.toString(), false]);
      end();
      expect([end.toString(), swiper.isPlaying]).toEqual([end.toString(), true]);
    }
  });

  test('go on and back by their buttons, and end with their section', async () => {
    await come();
    fireEvent.click(control(next));
    swiper.animating = false;
    fireEvent.click(control(/^Previous/));
    expect(swiper.slideNext).toHaveBeenCalledTimes(1);
    expect(swiper.slidePrev).toHaveBeenCalledTimes(1);
    cleanup();
    expect(swiper.destroy).toHaveBeenCalledTimes(1);
    expect(view.observed()).toEqual([]);
  });
});

test('a bullet leads to its project; the others are out of reach of the keyboard', async () => {
  render(
    <MemoryRouter>
      <Portfolio projects={projects} />
    </MemoryRouter>,
  );
  for (const element of view.observed()) view.see(element, true);
  await waitFor(() => expect(swiper.isPlaying).toBe(true));
  for (const [i, { title }] of projects.entries()) {
    fireEvent.click(control(`Show ${title}`));
    expect(swiper.slideToLoop).toHaveBeenLastCalledWith(i);
  }
  const slides = [...document.querySelectorAll('.swiper-slide')];
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true, true, true]);
});
