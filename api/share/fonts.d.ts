/** The build includes the bytes of a font. */
declare module '*.ttf' {
  const bytes: Uint8Array;
  export default bytes;
}
