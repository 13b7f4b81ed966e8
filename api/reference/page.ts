/** Where the reference's own files are. */
export const FILES = '/api/reference';

/** No inline script, and nothing of another site. Swagger UI sets style attributes, and pictures in them. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default dompurify',
].join('; ');

/** Returns the page. `name`: of the site, in which only text is escaped. */
export const pageOf = (name: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API of ${name.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="${FILES}/swagger-ui.css">
<link rel="stylesheet" href="${FILES}/page.css">
<script defer src="${FILES}/swagger-ui-bundle.js"></script>
<script defer src="${FILES}/page.js"></script>
</head>
<body>
<div id="reference"></div>
<noscript>The reference needs JavaScript. <a href="/api/openapi.json">The document</a> does not.</noscript>
</body>
</html>
`;

/**
 * Starts Swagger UI: https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration/. Its renderer of Markdown writes markup, of
 * which the document needs paragraphs alone: anything else is refused by the policy.
 */
export const SCRIPT = `'use strict';
const PARAGRAPHS = /^(?:<p>[^<>]*<\\/p>\\s*)*$/;
globalThis.trustedTypes?.createPolicy('default', { createHTML: (text) => (PARAGRAPHS.test(text) ? text : null) });
const dark = matchMedia('(prefers-color-scheme: dark)');
const stored = localStorage.getItem('theme');
const paint = () =>
  document.documentElement.classList.toggle('dark-mode', stored === 'dark' || (stored !== 'light' && dark.matches));
dark.addEventListener('change', paint);
paint();
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  docExpansion: 'list',
  validatorUrl: null,
});
`;

/**
 * What Swagger UI's own styles lack: contrast, size of a small button, examples that can be read
 * without a pointer, and a phone's width. The document has no links between responses, so that their column is always empty.
 */
export const STYLE = `body { margin: 0; }
html { color-scheme: light; }
html.dark-mode { color-scheme: dark; background: #1c2022; }
html:not(.dark-mode) .swagger-ui .info .url { color: #1d5fb0; }
.swagger-ui .info .version-stamp, .swagger-ui .info .version-stamp .version { background: #3d5600; color: #fff; }
.swagger-ui .opblock .opblock-summary-method { color: #111; text-shadow: none; }
.swagger-ui .response-col_links { display: none; }
.swagger-ui .copy-to-clipboard, .swagger-ui .copy-to-clipboard button { flex-shrink: 0; min-width: 24px; min-height: 24px; }
.swagger-ui .highlight-code > pre.microlight { max-height: none; white-space: pre-wrap !important; overflow: visible !important; }
`;
