/** The parser alone: the package's main module also reads tables of CSS properties from files. */
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree';
}
