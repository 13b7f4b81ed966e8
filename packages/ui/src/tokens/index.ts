export * from './media.ts';
export * from './tokens.ts';
export * from './typography.ts';
