import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { menuWidth, pagePadding, scale, topBarHeight } from './scale.ts';
import { dark, light, type Tokens } from './tokens.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [, lightBlock = '', darkBlock = ''] = css.split(/^ *:root(?:\[data-theme='dark'\])? \{$/m);

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS properties of a theme's values. */
function propertiesOf(tokens: Tokens): [string, string][] {
  return Object.entries(tokens).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string'
      ? [[`--${kebab(name)}`, value]]
      : Object.entries(value).map(([part, color]) => [`--${kebab(name)}-${part}`, String(color)]),
  );
}

/** The contrast of two colors (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [one, other].map(luminance).toSorted((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each([
  ['light', light, lightBlock],
  ['dark', dark, darkBlock],
])('the %s theme', (_, tokens, block) => {
  test.each(propertiesOf(tokens))('gives %s the same value to MUI and to plain CSS', (property, value) => {
    expect(block).toContain(`${property}: ${value};`);
  });

  const grounds = [tokens.canvas, tokens.surface, tokens.sunken];
  const readable = [
    ...grounds.flatMap((ground) => [tokens.text, tokens.textQuiet, tokens.primary].map((text) => [text, ground])),
    [tokens.onPrimary, tokens.primary],
    [tokens.onPrimary, tokens.primaryStrong],
    [tokens.primary, tokens.primarySoft],
    [tokens.text, tokens.primarySoft],
    ...[tokens.progress, tokens.complete, tokens.cancelled, tokens.draft].map(({ text, surface }) => [text, surface]),
    [tokens.cancelled.text, tokens.surface],
  ] as [string, string][];

  test.each(readable)('%s on %s has sufficient contrast (4.5:1)', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('outlines of fields have sufficient contrast (3:1)', () => {
    expect(contrast(tokens.lineStrong, tokens.surface)).toBeGreaterThanOrEqual(3);
  });
});

test.each(Object.entries(scale))('the size %s is the same in MUI and in plain CSS', (name, { size, line }) => {
  expect(css).toMatch(new RegExp(`--${name}: \\d+ ${size}px/${line}px var\\(--font\\);`));
});

test.each([
  ['top-bar-height', topBarHeight],
  ['menu-width', menuWidth],
  ['page-padding', pagePadding],
])('the frame defines its --%s once', (name, pixels) => {
  expect(css).toContain(`--${name}: ${pixels}px;`);
});
