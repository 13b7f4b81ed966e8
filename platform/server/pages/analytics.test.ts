import { expect, it } from '@jest/globals';
import { withAnalytics } from './analytics.ts';

const page = { html: '<html><head><title>$&</title></head><body>$1</body></html>' };

it('adds nothing to a page without analytics', () => expect(withAnalytics(page, undefined)).toBe(page));

it('adds the scripts at the end of the head, with attributes that no text can leave', () => {
  const scripts = ['https://count.example/a.js?a=1&b=2', 'https://count.example/$&.js'];
  const { html } = withAnalytics(page, { scripts, connect: [], data: { id: '"><script>alert(1)</script>' } });
  const attribute = 'data-id="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"';
  expect(html).toBe(
    '<html><head><title>$&</title>' +
      `<script defer src="https://count.example/a.js?a=1&amp;b=2" ${attribute}></script>` +
      `<script defer src="https://count.example/$&amp;.js" ${attribute}></script>` +
      '</head><body>$1</body></html>',
  );
});
