import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SwiperOptions } from 'swiper/types';
import { entries } from '../content/entries.fixture.ts';
import { mockViewport, stopConditions } from '../shared/viewport.fixture.ts';

/** Mocks Swiper, which needs a layout, and records its options. */
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
jest.unstable_mockModule('../carousel/load-swiper.ts', () => ({
  startSwiper: (_row: HTMLElement, options: SwiperOptions) => Object.assign(swiper, { options }),
}));
const { positionOf, ProjectCarousel, projectOptions } = await import('./project-carousel.tsx');
const { testimonialOptions, Testimonials } = await import('./testimonials.tsx');

const carousels = [
  {
    name: 'the carousel of projects',
    element: <ProjectCarousel projects={entries.projects} />,
    options: projectOptions,
    next: 'Next project',
  },
  {
    name: 'the carousel of quotes',
    element: <Testimonials testimonials={entries.testimonials} />,
    options: testimonialOptions,
    next: 'Next quote',
  },
] as const;

const fail = () => {
  throw new Error('The carousel has no listener for transitionEnd');
};

let viewport: ReturnType<typeof mockViewport>;
const control = (name: string | RegExp) => screen.getByRole('button', { name });
const scrollIntoView = () => {
  for (const element of viewport.observed()) viewport.setInView(element, true);
};

beforeEach(() => {
  viewport = mockViewport();
  Object.assign(swiper, { options: undefined, isPlaying: false, animating: false });
  jest.clearAllMocks();
});
afterEach(() => {
  cleanup();
  viewport.setTabHidden(false);
});

describe.each(carousels)('$name', ({ element, options, next }) => {
  async function renderLive() {
    render(<MemoryRouter>{element}</MemoryRouter>);
    scrollIntoView();
    await waitFor(() => expect(swiper.options).toMatchObject(options));
    await waitFor(() => expect(swiper.isPlaying).toBe(true));
  }

  test('runs every press, one after the other, each when the slides have stopped', async () => {
    await renderLive();
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

  test('is a row that the keyboard can scroll until it comes near the window', async () => {
    render(<MemoryRouter>{element}</MemoryRouter>);
    expect(screen.getByRole('group').tabIndex).toBe(0);
    expect(swiper.options).toBeUndefined();
    cleanup();
    await renderLive();
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('stops out of view, in a hidden tab, under reduced motion, while paused, hovered or focused', async () => {
    await renderLive();
    const [section] = viewport.observed();
    if (!section) throw new Error('No element is observed');
    for (const [condition, [begin, end]] of Object.entries(stopConditions(viewport, section, next))) {
      begin();
      expect([condition, swiper.isPlaying]).toEqual([condition, false]);
      end();
      expect([condition, swiper.isPlaying]).toEqual([condition, true]);
    }
  });

  test('moves by its buttons, and is destroyed with its section', async () => {
    await renderLive();
    fireEvent.click(control(next));
    swiper.animating = false;
    fireEvent.click(control(/^Previous/));
    expect(swiper.slideNext).toHaveBeenCalledTimes(1);
    expect(swiper.slidePrev).toHaveBeenCalledTimes(1);
    cleanup();
    expect(swiper.destroy).toHaveBeenCalledTimes(1);
    expect(viewport.observed()).toEqual([]);
  });
});

test('a bullet moves to its project; slides beside the active one are inert', async () => {
  render(
    <MemoryRouter>
      <ProjectCarousel projects={entries.projects} />
    </MemoryRouter>,
  );
  scrollIntoView();
  await waitFor(() => expect(swiper.isPlaying).toBe(true));
  for (const [i, { title }] of entries.projects.entries()) {
    fireEvent.click(control(`Show ${title}`));
    expect(swiper.slideToLoop).toHaveBeenLastCalledWith(i);
  }
  const slides = [...document.querySelectorAll('.swiper-slide')];
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true, true, true]);
});

test('slides are before or after the active one, whichever is nearer in the loop', () => {
  const positions = (active: number) => [0, 1, 2, 3, 4].map((i) => positionOf(i, active, 5));
  expect(positions(0)).toEqual(['active', 'after', 'after', 'before', 'before']);
  expect(positions(2)).toEqual(['before', 'before', 'active', 'after', 'after']);
  expect(positions(4)).toEqual(['after', 'after', 'before', 'before', 'active']);
});

test('both advance by themselves, and continue after a visitor has moved them', () => {
  expect(projectOptions.autoplay).toEqual({ delay: 2500, disableOnInteraction: false });
  expect(testimonialOptions.autoplay).toEqual({ delay: 3000, disableOnInteraction: false });
});
