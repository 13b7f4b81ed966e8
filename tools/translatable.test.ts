import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parseSync } from '@swc/core';

const root = join(import.meta.dirname, '..');

/**
 * Browsers translate a page by moving its texts into elements of their own. React throws when it then removes such a text, or puts an
 * element before it. So a text has no conditional sibling: it has an element of its own, which is `display: contents` if need be.
 */
type Kind = 'element' | 'conditional' | 'text' | 'value' | 'nothing';

// biome-ignore lint/suspicious/noExplicitAny: the parser's types do not name the nodes of JSX precisely
type Node = any;

const WRAPPERS = new Set(['ParenthesisExpression', 'TsAsExpression', 'TsNonNullExpression', 'TsSatisfiesExpression']);

/** Returns what a child of an element renders. `elements`: names that stand for elements, and functions that return one. */
function kindOf(node: Node, elements: ReadonlySet<string>): Kind {
  if (WRAPPERS.has(node.type)) return kindOf(node.expression, elements);
  const kind = (child: Node) => kindOf(child, elements);
  switch (node.type) {
    case 'JSXText':
      return node.value.trim() === '' && node.value.includes('\n') ? 'nothing' : 'text';
    case 'JSXExpressionContainer':
      return kind(node.expression);
    case 'JSXElement':
    case 'JSXFragment':
      return 'element';
    case 'JSXEmptyExpression':
    case 'NullLiteral':
      return 'nothing';
    case 'StringLiteral':
    case 'TemplateLiteral':
    case 'NumericLiteral':
      return 'text';
    case 'Identifier':
      return elements.has(node.value) ? 'element' : 'value';
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].map(kind).every((branch) => branch === 'text' || branch === 'value')
        ? 'value'
        : 'conditional';
    case 'BinaryExpression':
      return node.operator === '&&' ? 'conditional' : kind(node.right);
    case 'OptionalChainingExpression':
      return kind(node.base);
    case 'CallExpression': {
      const callee = node.callee.base ?? node.callee;
      if (callee.type === 'MemberExpression') return callee.property.value === 'map' ? 'conditional' : 'value';
      return elements.has(callee.value) ? 'element' : 'value';
    }
    default:
      return 'value';
  }
}

/** Calls `visit` with each node of a syntax tree. */
function walk(node: Node, visit: (node: Node) => void): void {
  if (node === null || typeof node !== 'object') return;
  if (!Array.isArray(node)) visit(node);
  for (const child of Object.values(node)) walk(child, visit);
}

/** Returns the elements with a text beside a conditional sibling, as their kinds of children. */
function faultsOf(source: string): string[] {
  const { body } = parseSync(source, { syntax: 'typescript', tsx: true });
  const elements = new Set<string>();
  walk(body, ({ type, id, init }) => {
    const value = init?.type === 'ArrowFunctionExpression' ? init.body : init;
    if (type === 'VariableDeclarator' && value && kindOf(value, elements) === 'element') elements.add(id.value);
  });
  const faults: string[] = [];
  walk(body, ({ type, children }) => {
    if (type !== 'JSXElement' && type !== 'JSXFragment') return;
    const kinds = (children as Node[]).map((child) => kindOf(child, elements)).filter((kind) => kind !== 'nothing');
    const hasText = kinds.includes('text') || kinds.includes('value');
    if (kinds.length > 1 && hasText && kinds.includes('conditional')) faults.push(kinds.join(' '));
  });
  return faults;
}

it.each([
  ['<p>Text{isOn && <b />}</p>', 1],
  ['<p>{text}{isOn ? <b /> : <i />}</p>', 1],
  ['<>{isOn && text}{text}</>', 1],
  ['<p>{texts.map((text) => <b>{text}</b>)} text</p>', 1],
  ['<p><span>Text</span>{isOn && <b />}</p>', 0],
  ['<p>Text {value} <b /></p>', 0],
  ['<p>{isOn ? "a" : "b"}</p>', 0],
  ['<p>{isOn && <b />}\n  {list?.map((item) => <b key={item} />)}</p>', 0],
])('%s has %i texts beside a conditional sibling', (source, count) => {
  expect(faultsOf(`const x = ${source};`)).toHaveLength(count);
});

it('no component has a text beside a conditional sibling', () => {
  const tracked = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*-mfe/*.tsx', 'shell/*.tsx', 'packages/ui/*.tsx'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const files = tracked.split('\n').filter((file) => file !== '' && !/\.(test|fixture)\.|^(e2e|examples)\//.test(file));
  expect(files.length).toBeGreaterThan(100);
  const faults = files.flatMap((file) =>
    faultsOf(readFileSync(join(root, file), 'utf8')).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
});
