// `@rsbuild/core/types` declares pictures. The bundler replaces an import of a page, too, by its URL.
declare module '*.html' {
  const url: string;
  export default url;
}
