import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRanges, writeRanges } from '../../../domain/letters/ranges.ts';
import packages from '../../../package.json' with { type: 'json' };
import { chosenFamilies, families, pathOf, type StoredFamily } from './families.ts';
import { familyOf, glyphsOf } from './font.ts';

const fonts = new URL('../fonts/', import.meta.url);
const table = new URL('families.json', fonts);
const printed = new URL('../../../domain/letters/letters.json', import.meta.url);
const inDatabase = new URL('../../database/functions/invoicing/is_unprintable.sql', import.meta.url);

/** After these come the packages of Noto, the fonts of `further/`, and signs. */
const first = [
  'Ultramar Sans',
  ...chosenFamilies,
  'Ultramar Sans SC',
  'Ultramar Sans KR',
  'Ultramar Sans Arabic',
  'Ultramar Sans Hebrew',
  'Ultramar Sans Devanagari',
  'Ultramar Sans Thai',
  'Noto Sans',
];
const last = ['Ultramar Han Ext', 'Noto Emoji'];

const weights = ['400Regular', '600SemiBold'];
const ttf = (folder: URL): string[] => readdirSync(folder).filter((file) => file.endsWith('.ttf'));

function filesOf(name: string): string[] {
  const folder = new URL(`../../../node_modules/${name}/`, import.meta.url);
  const found = readdirSync(folder).filter((weight) => weights.includes(weight));
  return found.flatMap((weight) => ttf(new URL(`${weight}/`, folder)).map((file) => `${name}/${weight}/${file}`));
}

function rank(name: string): number {
  if (first.includes(name)) return first.indexOf(name);
  return last.includes(name) ? 200 + last.indexOf(name) : name.startsWith('Noto') ? 100 : 150;
}

/** Reads the families from their fonts. Returns those of one weight and style by their regular one. */
function readFamilies(): StoredFamily[] {
  const ofPackages = Object.keys(packages.dependencies).filter((name) => name.startsWith('@expo-google-fonts/'));
  const files = [
    ...ttf(fonts),
    ...ttf(new URL('further/', fonts)).map((file) => `further/${file}`),
    ...ofPackages.flatMap(filesOf),
  ];
  const kinOf = (file: string) =>
    file.replace(/(-(Regular|SemiBold)(Italic)?|_\d+\w+)[.]ttf$/, '').replace(/\/\d+\w+\//, '/');
  const regular = files.filter((file) => /(-Regular|_400Regular)[.]ttf$/.test(file));
  const read = regular.map((file): StoredFamily => {
    const kin = files.filter((other) => kinOf(other) === kinOf(file)).toSorted();
    const upright = kin
      .filter((one) => !one.includes('Italic'))
      .map((one) => new Set(glyphsOf(readFileSync(pathOf(one))).keys()));
    const [letters = new Set(), ...further] = upright;
    const common = [...letters].filter((point) => further.every((one) => one.has(point)));
    return { name: familyOf(readFileSync(pathOf(file))), files: kin, letters: writeRanges(common) };
  });
  return read.toSorted((one, other) => rank(one.name) - rank(other.name) || one.name.localeCompare(other.name));
}

const current = readFamilies();
const pointsOf = ({ letters }: StoredFamily): number[] => {
  const ranges = readRanges(letters);
  const points: number[] = [];
  for (let at = 0; at < ranges.length; at += 2)
    for (let point = ranges[at] ?? 0; point <= (ranges[at + 1] ?? 0); point += 1) points.push(point);
  return points;
};
/** U+FFFD has a glyph, but only stands for a letter that was lost. */
const all = writeRanges(
  new Set(
    current
      .filter(({ name }) => !chosenFamilies.includes(name))
      .flatMap(pointsOf)
      .filter((point) => point >= 0x20 && point !== 0xfffd),
  ),
);

/** Characters without a shape, which `domain/letters/unprintable.ts` passes over. */
const shapeless = Array.from({ length: 0x110000 }, (_, point) => point).filter(
  (point) => point > 0 && /^[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]$/u.test(String.fromCodePoint(point)),
);

/** The same rule for the database; its class escapes each code point. */
function functionText(): string {
  const escape = (point: string) => `\\U${point.padStart(8, '0')}`;
  const passed = writeRanges(
    [...new Set(current.filter(({ name }) => !chosenFamilies.includes(name)).flatMap(pointsOf)), ...shapeless].filter(
      (point) => point !== 0 && point !== 0xfffd,
    ),
  );
  const ranges = passed.split(' ').map((range) => range.split('-').map(escape).join('-'));
  return [
    '-- Whether a text has a letter that no font of the documents has; generated with `domain/letters/letters.json`.',
    'create or replace function is_unprintable(content text) returns boolean language sql immutable',
    `  return content ~ '[^\\u0001-\\u017f]' and normalize(content) ~ '[^${ranges.join('')}]';`,
    '',
  ].join('\n');
}

// RENEW=yes writes the tables after a font has changed.
if (process.env['RENEW'] === 'yes') {
  writeFileSync(table, `${JSON.stringify(current, null, 2)}\n`);
  writeFileSync(printed, `${JSON.stringify({ letters: all }, null, 2)}\n`);
  writeFileSync(inDatabase, functionText());
}

test('the table of families is that of the fonts', () => {
  expect(families).toEqual(current);
});

test('the table of printed letters is that of all fonts', () => {
  expect(JSON.parse(readFileSync(printed, 'utf8'))).toEqual({ letters: all });
});

test('the rule in the database is that of the fonts', () => {
  expect(readFileSync(inDatabase, 'utf8')).toBe(functionText());
});

test('each family has its own name, in the order of preference', () => {
  const names = families.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.slice(0, first.length)).toEqual(first);
});
