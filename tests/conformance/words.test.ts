import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Words and phrases that plain technical English does not need, each with what to write instead. */
const banned: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bwho(?:m|so)?ever\b/i, 'name the user, caller or visitor'],
  [/\bsomebody\b/i, 'name the user, caller or visitor'],
  [/\banybody\b/, 'any user, anyone'],
  [/(?<!\.)\banew\b/i, 'again'],
  [/\bbeforehand\b/i, 'before, in advance'],
  [/\breckon/i, 'compute'],
  [/\bput aside\b/i, 'held, on hold'],
  [/\bin place of\b/i, 'instead of, replaces'],
  [/\bunless (?:said|told)\b/i, 'by default'],
  [/\bwhat is asked\b/i, 'the request, the query'],
  [/\b(?:became|becomes) of\b/i, 'the result, the outcome'],
  [/\bcame of (?:it|that)\b/i, 'the result, the outcome'],
  [/\b(?:give|gives|gave) way\b/i, 'yields'],
  [/\bsees to (?:it|that)\b/i, 'ensures'],
  [/\ball the same\b/i, 'nevertheless'],
  [/\bbut for\b/i, 'except'],
  [/\bthe wing\b/i, 'the shared code'],
  [/\bin sight\b/i, 'visible'],
  [/\b(?:dear|dearest) (?:to|is|of)\b/i, 'expensive'],
  [/\b(?:told|foretold|untold)\b/i, 'reported, shown, notified'],
  [/\b(?:unsaid|unheard)\b/i, 'omitted, silent'],
  [/\bforeseen\b/i, 'previewed, upcoming'],
  [/\b(?:seenIn|seenBy\w*|expectSeen|searchesLess)\b/, 'visibleIn, visibleTo'],
  [/\b(?:isTold|isSaid|isHeard|toldOf|saidOf|saidFor|saidIn|useSaid|useTells|heldBy|WayOut)\b/, 'a standard term'],
];

/** Generated files, third-party texts, stored releases, and this list. */
const exempt = [
  'docs/access.md',
  'openapi/',
  'server/drawing/fonts/',
  'server/drawing/legal/',
  'tests/conformance/words.test.ts',
  'tests/upgrade/1.0.0/',
];

/** Names of values that a standard term describes better; benchmarks keep theirs. */
const bannedNames =
  /\b(?:(?:const|let|function|type|interface|readonly) (?:\{ )?(?:[aA]sked|[aA]sking|said|told)|[a-z]+Asked|unasked|askedFor|askedBy)\b|\((?:asked|asking|said|told)(?:\??: |,|\) =>)/;

const sources = globSync('**/*.{ts,tsx,mjs,sql,md}', {
  cwd: root,
  exclude: ['node_modules', '.git', '.cache', '.data', 'dist', 'coverage'],
}).filter((path) => !exempt.some((start) => path.startsWith(start)));

/** The banned words of a file, each with its line and what to write instead. */
const found = (path: string): string[] =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      banned.flatMap(([words, instead]) => {
        const [hit] = words.exec(line) ?? [];
        return hit === undefined ? [] : [`${path}:${index + 1}: "${hit}" (${instead})`];
      }),
    );

test('no source or document uses a word that plain English does not need', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.flatMap(found)).toEqual([]);
});

test('no value is named by a word that could mean any value', () => {
  const named = sources.filter((path) => !path.startsWith('tests/bench/'));
  const lines = (path: string) => readFileSync(join(root, path), 'utf8').split('\n');
  expect(
    named.flatMap((path) =>
      lines(path)
        .filter((line) => bannedNames.test(line))
        .map((line) => `${path}: ${line}`),
    ),
  ).toEqual([]);
});

test('the decisions stay short: at most four sentences each, and 30 kB in all', () => {
  const texts = globSync('docs/decisions/**/*.md', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
  expect(Buffer.byteLength(texts.join(''))).toBeLessThan(30_000);
  const entries = texts.flatMap((text) => text.split('\n').filter((line) => line.startsWith('- **')));
  const sentences = (entry: string) => entry.replace(/^- \*\*.*?\*\*/, '').split(/[.?!](?:\s|$)/).length - 1;
  expect(entries.filter((entry) => sentences(entry) > 4)).toEqual([]);
});
