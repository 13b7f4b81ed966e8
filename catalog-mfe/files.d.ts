// The bundler replaces an import of such a file by its URL.

declare module '*.svg' {
  const url: string;
  export default url;
}
