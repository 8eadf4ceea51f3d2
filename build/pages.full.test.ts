import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const dist = await mkdtemp(join(tmpdir(), 'ultramar-dist-'));
afterAll(() => rm(dist, { recursive: true }));
// A production build, as tests and their servers use it.
await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--outDir', dist], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'test' },
});
const chunks = (await readdir(join(dist, 'assets'))).filter((file) => file.endsWith('.js'));

/** Returns the files in a page's links and scripts, without texts and lists, which the first script selects. */
const namedIn = async (page: string): Promise<string[]> =>
  (await readFile(join(dist, page), 'utf8'))
    .split('\n')
    .filter((line) => !/data-(?:language|page)/.test(line))
    .flatMap((line) => [...line.matchAll(/="\/assets\/([^"]+\.(?:js|css))"/g)].map(([, name]) => name ?? ''));

/** Returns the direct and indirect imports of files. */
async function loadedWith(first: readonly string[]): Promise<string[]> {
  const found = new Set(first.filter((file) => file.endsWith('.js')));
  for (const file of found) {
    const source = await readFile(join(dist, 'assets', file), 'utf8');
    for (const [, next] of source.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) if (next) found.add(next);
  }
  return [...found];
}

const bytesOf = async (files: readonly string[]): Promise<number> => {
  const sizes = files.map(async (file) => {
    const path = join(dist, 'assets', file);
    return (await readFile(`${path}.gz`).catch(() => readFile(path))).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

const pages = ['login.html', 'view.html', 'company.html', 'accountants.html', 'admin.html'];

test.each(pages)('%s names every file that it loads, each once', async (page) => {
  const named = await namedIn(page);
  const scripts = named.filter((file) => file.endsWith('.js'));
  expect(new Set(scripts)).toEqual(new Set(await loadedWith(scripts)));
  // The first is the script itself, which Vite also preloads.
  expect(new Set(named).size).toBe(named.length - 1);
});

test.each(['index.html', ...pages])('%s has one place for the nonce that the server fills in', async (page) => {
  const html = await readFile(join(dist, page), 'utf8');
  expect(html.match(/CSP_NONCE/g)).toHaveLength(1);
  expect(html).toContain('<meta property="csp-nonce" nonce="CSP_NONCE" />');
});

describe('the pages without a session', () => {
  test.each(['index.html', 'login.html', 'view.html'])('%s stays below 120 kB of script (design §9)', async (page) => {
    expect(await bytesOf(await loadedWith(await namedIn(page)))).toBeLessThan(120_000);
  });

  test.each(['login.html', 'view.html'])('%s comes with its styles', async (page) => {
    const styles = (await namedIn(page)).filter((file) => file.endsWith('.css'));
    expect(styles).toEqual(expect.arrayContaining([expect.stringMatching(/^look-/)]));
  });
});

describe('the pages of an area', () => {
  const linkedLists = async (page: string): Promise<string[]> =>
    [
      ...(await readFile(join(dist, page), 'utf8')).matchAll(
        /data-page="list" crossorigin href="\/assets\/([^"]+\.js)"/g,
      ),
    ].map(([, name]) => name ?? '');

  test.each(['company.html', 'accountants.html', 'admin.html'])('%s is in seven scripts', async (page) => {
    const scripts = await loadedWith(await namedIn(page));
    expect(scripts.length).toBeLessThanOrEqual(7);
  });

  test.each(['company.html', 'accountants.html', 'admin.html'])(
    '%s names for the first script what lists load beside it, in at most three scripts',
    async (page) => {
      const own = await loadedWith(await namedIn(page));
      const lists = await linkedLists(page);
      expect(lists.length).toBeLessThanOrEqual(3);
      const listed = chunks.find((file) => file.startsWith('list-')) ?? '';
      expect(new Set(lists)).toEqual(new Set((await loadedWith([listed])).filter((file) => !own.includes(file))));
    },
  );

  test('from the sign-in to the figures of home, a company loads at most 396 kB of script (docs/performance.md)', async () => {
    const words = chunks.filter((file) => file.startsWith('pt-'));
    const first = [...(await namedIn('login.html')), ...(await namedIn('company.html')), ...words];
    expect(await bytesOf(await loadedWith(first))).toBeLessThan(396_000);
  });

  test.each(['company.html', 'accountants.html', 'admin.html'])(
    '%s has the largest of its own begun first',
    async (page) => {
      const [packages, area] = (await namedIn(page)).filter((file) => /^(?:packages|area|open)-/.test(file));
      expect(packages).toMatch(/^packages-/);
      expect(area).toMatch(/^area-/);
    },
  );
});

describe('the first script', () => {
  const html = (page: string) => readFile(join(dist, page), 'utf8');

  test.each(['index.html', ...pages])('%s has it within, before whatever it would wait for', async (page) => {
    const before = (await html(page)).split('<script>')[0];
    expect(before).not.toContain('stylesheet');
    expect(await html(page)).not.toContain('firstPaint');
  });

  test.each([
    ['company.html', ['pt.open', 'pt', 'en.open', 'en', 'es.open', 'es']],
    ['login.html', ['pt.open', 'en.open', 'es.open']],
  ])('%s names before it the words that it may ask for: %s', async (page, names) => {
    const before = (await html(page)).split('<script>')[0] ?? '';
    const words = [...before.matchAll(/<link data-language="(\w+)" crossorigin href="\/assets\/([^"]+)">/g)];
    expect(words.map(([, language]) => language)).toEqual(names.map((name) => name.slice(0, 2)));
    expect(words.map(([, , file]) => file?.replace(/-.{8}\.js$/, ''))).toEqual(names);
    for (const [, , file = ''] of words) expect(chunks).toContain(file);
  });
});
