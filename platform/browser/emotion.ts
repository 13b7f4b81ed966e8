/**
 * The exports of Emotion that remotes share. Everything else stays out of the first load. Part of the contract: names are only
 * ever added.
 */
export { CacheProvider, ClassNames, css, Global, jsx, keyframes } from '@emotion/react';
