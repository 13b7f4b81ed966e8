export * from './scale.ts';
export * from './tokens.ts';
export * from './typography.ts';
