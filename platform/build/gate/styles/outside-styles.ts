import { SHELL } from '@platform/contract/registry';
import type { Block, CssNode, Rule, Selector } from 'css-tree';
import parse from 'css-tree/parser';
import type { Candidate, RenderedPage, ShellStyles, Violation } from '../violation.ts';

/** A rule that reaches elements outside the remote. */
export interface OutsideRule {
  /** One selector, or the name of an at-rule. */
  readonly selector: string;
  readonly why: string;
}

interface Options {
  /** Whether a class can be the remote's own. */
  readonly isOwnClass: (name: string) => boolean;
  readonly shell?: ShellStyles;
}

const NO_SHELL: ShellStyles = { rules: new Set(), classes: new Set() };

/** Maximum length of styles that are read, in characters. The site's pages have 20,000 to 60,000. */
export const MAX_STYLES = 500_000;

/** Maximum length of a selector in a message, in characters. */
const MAX_SHOWN = 120;

/** Maximum number of blocks around a rule. */
const MAX_DEPTH = 16;

/** At-rules whose blocks contain rules. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);

/** Elements that are never a remote's. */
const DOCUMENT_ELEMENTS = new Set(['html', 'body', 'head']);

/** Returns the rules of a style sheet with a selector that is not limited to elements of the remote. */
export function outsideRules(css: string, { isOwnClass, shell = NO_SHELL }: Options): OutsideRule[] {
  const rules: OutsideRule[] = [];
  const isOwn = (name: string) => isOwnClass(name) && !shell.classes.has(name);
  eachRule(css, {
    onRule: ({ prelude }, text, textOf, isNested) => {
      if (shell.rules.has(text)) return;
      const isLimited = (selector: CssNode) =>
        selector.type === 'Selector' && scopeOf(selector, isOwn, isNested) && !isDocument(selector);
      const selectors = prelude.type === 'SelectorList' ? prelude.children.toArray() : [prelude];
      for (const selector of selectors.filter((listed) => !isLimited(listed))) {
        rules.push({ selector: textOf(selector).slice(0, MAX_SHOWN), why: 'which reach elements of other parts' });
      }
    },
    onOther: (selector, text, why) => {
      if (!shell.rules.has(text)) rules.push({ selector, why });
    },
  });
  return rules;
}

/** Reads the styles of the shell's own pages. */
export function shellStylesOf(styles: Iterable<string>): ShellStyles {
  const rules = new Set<string>();
  const classes = new Set<string>();
  for (const css of styles) {
    eachRule(css, {
      onRule: ({ prelude }, text, textOf) => {
        rules.add(text);
        for (const [, name] of textOf(prelude).matchAll(/\.([\w-]+)/g)) if (name !== undefined) classes.add(name);
      },
      onOther: (_name, text) => void rules.add(text),
    });
  }
  return { rules, classes };
}

interface Visitor {
  /** `text`: the rule with the at-rules around it. `isNested`: within another rule, whose selector was visited. */
  onRule(rule: Rule, text: string, textOf: (node: CssNode) => string, isNested: boolean): void;
  /** An at-rule that is not about a group of rules, or a text that may be a rule and cannot be read. */
  onOther(what: string, text: string, why: string): void;
}

function eachRule(css: string, { onRule, onOther }: Visitor): void {
  const textOf = ({ loc }: CssNode) => (loc ? css.slice(loc.start.offset, loc.end.offset) : '');

  function visit(nodes: Block['children'], around: readonly string[], isNested: boolean): void {
    nodes.forEach((node) => {
      const text = [...around, textOf(node)].join('{');
      if (around.length > MAX_DEPTH) onOther(textOf(node).slice(0, MAX_SHOWN), text, 'which are nested too deeply');
      else if (node.type === 'Rule') {
        onRule(node, text, textOf, isNested);
        visit(node.block.children, [...around, textOf(node.prelude)], true);
      } else if (node.type === 'Atrule') {
        const name = node.name.toLowerCase();
        if (name.endsWith('keyframes') || name === 'charset') return;
        const prelude = node.prelude ? textOf(node.prelude) : '';
        if (GROUPS.has(name) && node.block) visit(node.block.children, [...around, `@${name} ${prelude}`], isNested);
        else onOther(`@${name}`, text, 'which hold for the whole document');
      } else if (isUnread(node, textOf(node), isNested)) {
        onOther(textOf(node).slice(0, MAX_SHOWN), text, 'which cannot be read');
      }
    });
  }

  const sheet = parse(css, {
    positions: true,
    parseValue: false,
    parseAtrulePrelude: false,
    parseCustomProperty: false,
  });
  if (sheet.type === 'StyleSheet') visit(sheet.children, [], false);
}

/**
 * Returns whether the parser left a text that browsers may read as a rule. It reads a rule within another only if it begins with
 * `&`.
 */
function isUnread({ type }: CssNode, text: string, isNested: boolean): boolean {
  if (type === 'Declaration') return !text.startsWith('--') && /^[^"']*\{/.test(text);
  return type === 'Raw' && (isNested ? text.includes('{') : text.trim() !== '');
}

/**
 * Returns whether a selector matches only elements with an own class, or below them. `.own ~ p` may match elements beside the
 * remote, so a sibling must have an own class itself, unless it is below an own element.
 */
function scopeOf(selector: Selector, isOwn: (name: string) => boolean, isNested: boolean): boolean {
  let scope: 'none' | 'self' | 'below' = 'none';
  let combinator = ' ';
  let isOwnCompound = false;
  const endCompound = () => {
    const isBelow = combinator === '+' || combinator === '~' ? scope === 'below' : scope !== 'none';
    scope = isBelow ? 'below' : isOwnCompound ? 'self' : 'none';
    isOwnCompound = false;
  };
  selector.children.forEach((node) => {
    if (node.type !== 'Combinator') isOwnCompound ||= isOwnNode(node, isOwn, isNested);
    else {
      endCompound();
      combinator = node.name;
    }
  });
  endCompound();
  return scope !== 'none';
}

/** Returns whether a part of a selector matches only own elements. */
function isOwnNode(node: CssNode, isOwn: (name: string) => boolean, isNested: boolean): boolean {
  if (node.type === 'ClassSelector') return isOwn(node.name);
  if (node.type === 'NestingSelector') return isNested;
  if (node.type !== 'PseudoClassSelector' || !['is', 'where'].includes(node.name)) return false;
  const list = node.children?.first;
  if (list?.type !== 'SelectorList') return false;
  return list.children.toArray().every((item) => item.type === 'Selector' && scopeOf(item, isOwn, false));
}

/** Returns whether a selector matches the document's own elements. */
function isDocument(selector: Selector): boolean {
  const parts = selector.children.toArray();
  const last = parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1);
  return last.some(
    (node) =>
      (node.type === 'TypeSelector' && DOCUMENT_ELEMENTS.has(node.name.toLowerCase())) ||
      (node.type === 'PseudoClassSelector' && node.name.toLowerCase() === 'root'),
  );
}

/** Begin of the class names that Emotion makes with the cache of `platform/browser/document.tsx`. */
const EMOTION_CLASS = 'css-';

/**
 * Returns a violation for each rule of a rendered page that reaches elements outside the remote: one without a class that Emotion
 * made (`:root`, `body`, bare elements, `<Global>`), or with a class of the shell. Rules of the shell's own pages are the shell's.
 */
export function pageStyleViolations({ path, styles, shell }: RenderedPage): Violation[] {
  const length = styles.reduce((sum, css) => sum + css.length, 0);
  if (length > MAX_STYLES) {
    const message = `has ${length} characters of styles, more than ${MAX_STYLES}: style less, or split the page`;
    return [{ field: path, message }];
  }
  const options = { isOwnClass: (name: string) => name.startsWith(EMOTION_CLASS), shell };
  return styles.flatMap((css) => outsideRules(css, options)).map((rule) => styleViolation(path, rule));
}

/** Returns a violation for each rule of a remote's style sheets that reaches elements outside the remote. */
export function styleSheetViolations({ name, texts }: Pick<Candidate, 'name' | 'texts'>): Violation[] {
  if (name === SHELL) return [];
  return [...texts]
    .filter(([fileName]) => fileName.endsWith('.css'))
    .flatMap(([fileName, bytes]) => {
      const field = `web/${fileName}`;
      if (bytes.byteLength > MAX_STYLES) {
        const message = `has ${bytes.byteLength} bytes, more than ${MAX_STYLES}: split the style sheet`;
        return [{ field, message }];
      }
      const rules = outsideRules(new TextDecoder().decode(bytes), { isOwnClass: () => true });
      return rules.map((rule) => styleViolation(field, rule));
    });
}

/** Returns the violation for a rule that reaches outside. */
export const styleViolation = (field: string, { selector, why }: OutsideRule): Violation => ({
  field,
  message: `has styles for ${selector}, ${why}: style the remote's own elements by class, with css or styled`,
});
