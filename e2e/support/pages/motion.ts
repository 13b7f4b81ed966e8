/**
 * What `test.use` needs in tests about motion. All other tests ask for reduced motion: lines that move are drawn without a
 * graphics card there, which costs more time than everything else that a page does.
 */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;
