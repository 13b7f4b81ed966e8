/** Space between a page's content and its edges, as CSS text: 20px on a phone, 28px from about 768px. */
export const PAGE_MARGIN = 'clamp(1.25rem, 3.65vw, 1.75rem)';
