export const testimonialCarousel = {
  title: 'What clients say',
  previous: 'Previous quote',
  next: 'Next quote',
} as const;
