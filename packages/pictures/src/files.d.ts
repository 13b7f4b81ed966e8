/** Files that the bundler gives an address. */
declare module '*.avif' {
  const address: string;
  export default address;
}

declare module '*.webp' {
  const address: string;
  export default address;
}

declare module '*.png' {
  const address: string;
  export default address;
}

declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.html' {
  const address: string;
  export default address;
}
