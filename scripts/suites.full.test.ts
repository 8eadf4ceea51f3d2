import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openFolder } from '../tests/support/folder.ts';

const root = join(import.meta.dirname, '..');

/** Projects as in vitest.config.ts, which leave out the long tests. */
const config = `
  const exclude = process.env.WITHOUT_FULL ? ['**/*.full.*'] : [];
  const project = (name, include) => ({ test: { name, include, exclude } });
  export default { test: { projects: [
    project('unit', ['unit.test.ts', '*.full.test.ts']), project('database', ['*.db.test.ts']), project('browser', ['*.e2e.ts']),
  ] } };`;

/** Tests that fail in their first run, by a file that remains. */
const once = `
  import { existsSync, writeFileSync } from 'node:fs';
  export function failOnce(name) {
    const path = '.cache/' + name;
    if (existsSync(path)) return;
    writeFileSync(path, '');
    throw new Error('first run of ' + name);
  }`;

const files = {
  'unit.test.ts': `test('unit once', () => failOnce('unit'));`,
  'passing.db.test.ts': `test('passing', ({ task }) => void (task.meta.browser = 'Chromium 1.0'));`,
  'once.db.test.ts': `test('once', () => failOnce('database')); test('beside', () => undefined);`,
  'loading.db.test.ts': `failOnce('loading'); test('loaded', () => undefined);`,
  'hook.e2e.ts': `beforeAll(() => failOnce('hook')); test('after the hook', () => undefined);`,
  'always.e2e.ts': `test('always', () => { throw new Error('each run'); });`,
  'never.db.test.ts': `import './missing.ts';`,
  'later.db.test.ts': `
    test('early', () => failOnce('early'));
    test('late', () => { if (existsSync('.cache/late')) throw new Error('second run'); writeFileSync('.cache/late', ''); });`,
  'long.full.db.test.ts': `test('long', () => undefined);`,
  'process.full.test.ts': `test('process', () => failOnce('process'));`,
  'absent.e2e.ts': `
    test('absent', ({ task, skip }) => {
      task.meta.browser = 'WebKit not found';
      skip();
    });`,
};

const script = `
  import { runSuites } from './scripts/lib/suites.mjs';
  console.log('result ' + JSON.stringify(await runSuites([], process.env, JSON.parse(process.argv[2]))));`;

let tree = '';

beforeAll(async () => {
  const folder = await openFolder();
  tree = realpathSync(folder.path);
  for (const name of ['scripts', '.cache']) mkdirSync(join(tree, name));
  cpSync(join(root, 'scripts/lib'), join(tree, 'scripts/lib'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  writeFileSync(join(tree, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(tree, 'vitest.config.ts'), config);
  writeFileSync(join(tree, 'once.ts'), once);
  writeFileSync(join(tree, 'run.mjs'), script);
  const head = `
    import { existsSync, writeFileSync } from 'node:fs';
    import { beforeAll, test } from 'vitest';
    import { failOnce } from './once.ts';\n`;
  for (const [name, text] of Object.entries(files)) writeFileSync(join(tree, name), head + text);
  return folder.remove;
});

function run(options: { isFull: boolean }) {
  const { stdout } = spawnSync(process.execPath, ['run.mjs', JSON.stringify(options)], {
    cwd: tree,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NO_COLOR: '1' },
  });
  const [result = '', again = ''] = [/^result (.*)$/m, /^Once more: (.*)$/m].map((line) => line.exec(stdout)?.[1]);
  return { result: JSON.parse(result), again: again.split(' ').toSorted() };
}

test('failed database and browser files run once more: what passes then is flaky, what fails twice is a failure', () => {
  const { result, again } = run({ isFull: false });
  expect(again).toEqual([
    'always.e2e.ts',
    'hook.e2e.ts',
    'later.db.test.ts',
    'loading.db.test.ts',
    'never.db.test.ts',
    'once.db.test.ts',
  ]);
  expect(result.flaky.toSorted((a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path))).toEqual([
    { path: 'hook.e2e.ts', error: 'first run of hook' },
    { path: 'later.db.test.ts', test: 'early', error: 'Error: first run of early' },
    { path: 'loading.db.test.ts', error: 'first run of loading' },
    { path: 'once.db.test.ts', test: 'once', error: 'Error: first run of database' },
  ]);
  // Failures: the unit test, `always`, the file that never loads, and `late`, which failed in the second run.
  expect([result.passed, result.failed]).toEqual([6, 4]);
});

test('a full run has the long tests too, which get a second try in each project', () => {
  // What failed once passes now, the unit test too; `late`, `always` and `never` still fail.
  const { result } = run({ isFull: true });
  expect([result.passed, result.failed]).toEqual([9, 3]);
  expect(result.flaky).toEqual([
    { path: 'process.full.test.ts', test: 'process', error: 'Error: first run of process' },
  ]);
});

test('the browsers are those that the tests name, with those that were not found', () => {
  expect(run({ isFull: false }).result.browsers).toEqual(['Chromium 1.0', 'WebKit not found']);
});

test('an error outside of tests is a failure that no second run removes', () => {
  writeFileSync(
    join(tree, 'passing.db.test.ts'),
    `import { test } from 'vitest'; test('passing', () => void Promise.reject(new Error('unhandled')));`,
  );
  const { result } = run({ isFull: false });
  expect(result.failed).toBe(4);
});

test('`npm test` leaves out the files with `full` in their names, and `npm run test:full` does not', () => {
  const listed = (WITHOUT_FULL: string): string[] =>
    spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, NO_COLOR: '1', WITHOUT_FULL },
    })
      .stdout.split('\n')
      .toSorted();
  const [main, all] = [listed('yes'), listed('')];
  expect(main).toContain('[browser] tests/e2e/journey.e2e.ts');
  expect(main).toEqual(all.filter((file) => !file.includes('.full.')));
  expect(main.length).toBeLessThan(all.length);
});
