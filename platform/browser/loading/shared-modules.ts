import * as emotionJsxDev from '@emotion/react/jsx-dev-runtime';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as emotionStyled from '@emotion/styled';
import * as react from 'react';
import * as reactJsx from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as zustand from 'zustand';
import * as emotion from '../emotion.ts';
import * as router from '../router.ts';

/**
 * The modules that remotes share, by name: one copy in a page, and one in each render process. The list is that of
 * `platform/build/shared.ts`. (Only development servers build with `jsx-dev-runtime`; it is empty elsewhere.)
 */
export const sharedModules: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': reactJsx,
  'react-dom': reactDom,
  'react-router': router,
  'react-router-dom': router,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsx,
  '@emotion/react/jsx-dev-runtime': emotionJsxDev,
  '@emotion/styled': emotionStyled,
  zustand,
};
