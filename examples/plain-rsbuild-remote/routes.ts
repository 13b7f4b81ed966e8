export default [
  {
    path: '/plain-rsbuild',
    lazy: () => import(/* webpackChunkName: "plain" */ './plain-page.tsx'),
    handle: { title: 'Plain Rsbuild', description: 'A page that Rsbuild and its federation plugin built.' },
  },
];
