// Shared modules are loaded before anything that imports them.
void import('./start.tsx');
