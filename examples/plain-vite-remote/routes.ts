export default [
  {
    path: '/plain-vite',
    lazy: () => import('./plain-page.tsx'),
    handle: { title: 'Plain Vite', description: 'A page that Vite and its federation plugin built.' },
  },
];
