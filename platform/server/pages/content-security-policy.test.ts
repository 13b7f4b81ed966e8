import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy } from './content-security-policy.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(policy: string, name: string): string[] {
  const text = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return text?.split(' ').slice(1) ?? [];
}

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy(
    { inlineStyles: ['a{}'], inlineScripts: ['go()'] },
    {
      frameSources: ['https://map.example'],
    },
  );

  it('allows the page’s own inline script, and no other', () => {
    expect(directive(policy, 'script-src')).toEqual(["'self'", sha256('go()')]);
  });

  it('allows the page’s styles and the empty elements that Emotion fills', () => {
    expect(directive(policy, 'style-src')).toEqual(["'self'", sha256(''), sha256('a{}')]);
  });

  it('lets text become code or markup by one policy only, and has violations reported', () => {
    expect(directive(policy, 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(directive(policy, 'trusted-types')).toEqual(['default']);
    expect(directive(policy, 'report-uri')).toEqual(['/api/reports/violations']);
  });

  it('allows files from another origin, below /assets/ alone, and no frame and no form there', () => {
    const files = 'https://files.example/assets/';
    const page = { inlineStyles: [], inlineScripts: ['go()'] };
    const open = contentSecurityPolicy(page, { fileOrigin: 'https://files.example' });
    expect(directive(open, 'script-src')).toEqual(["'self'", files, sha256('go()')]);
    const allowed = open.split('; ').filter((part) => part.includes('files.example'));
    expect(allowed.map((part) => part.split(' ')[0])).toEqual([
      'default-src',
      'script-src',
      'style-src',
      'font-src',
      'img-src',
    ]);
    expect(allowed.every((part) => part.split(' ').includes(files))).toBe(true);
    expect(contentSecurityPolicy(page, { fileOrigin: '' })).toBe(contentSecurityPolicy(page));
  });

  it('allows the scripts of analytics by their exact addresses, their origins to send to, and nothing else of them', () => {
    const page = { inlineStyles: [], inlineScripts: ['go()'] };
    const scripts = ['https://count.example/js/script.js?id=1'];
    const open = contentSecurityPolicy(page, { analytics: { scripts, connect: ['https://api.count.example'] } });
    expect(directive(open, 'script-src')).toEqual(["'self'", 'https://count.example/js/script.js', sha256('go()')]);
    expect(directive(open, 'connect-src')).toEqual(["'self'", 'https://api.count.example']);
    expect(open.split('; ').filter((part) => part.includes('count.example'))).toHaveLength(2);
    expect(contentSecurityPolicy(page)).not.toContain('connect-src');
  });

  it('allows frames of the given sources, and nothing else of another site', () => {
    expect(directive(policy, 'frame-src')).toEqual(["'self'", 'https://map.example']);
    expect(directive(policy, 'default-src')).toEqual(["'self'"]);
    expect(policy).not.toMatch(/unsafe-eval|script-src [^;]*unsafe-inline/);
  });
});
