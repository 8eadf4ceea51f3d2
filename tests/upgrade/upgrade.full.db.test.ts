import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openOwnerPool } from '../../server/database/pool/pool.ts';
import { checkMigrations, migrate } from '../../server/database/schema/migrate.ts';
import { printSchema, readSchema } from '../../server/database/schema/schema.ts';
import { seedPermissions } from '../../server/start/database/permissions.ts';
import { emptyDatabase } from '../support/database.ts';
import { answersTo, openStored, type Answers, type Caller } from './asking.ts';

/** One folder per release, by scripts/storeRelease.mjs. */
const releases = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());

const stored = (release: string, file: string) => readFileSync(new URL(`${release}/${file}`, import.meta.url), 'utf8');

/** The lines of a printed schema, each below its table: upgraded tables have their columns in another order. */
function linesOf(schema: string): string[] {
  let relation = '';
  return schema
    .split('\n')
    .map((line) => {
      relation = /^(?:unlogged )?(?:table|view) \w+/.exec(line)?.[0] ?? relation;
      return `${relation}: ${line}`;
    })
    .toSorted();
}

/** Fields that a later version removed or writes differently on purpose: the end of the path of the answer, and why. */
const changed: Readonly<Record<string, { readonly of: RegExp; readonly because: string }>> = {
  notify_answers: {
    of: /\/delivery-setting/,
    because: 'each person’s notice settings replace it, and take its choice over',
  },
  html: { of: /\/messages\/[^/]+\/mail$/, because: 'the layout of mails is that of the release' },
};

const isChanged = (path: string, name: string): boolean => changed[name]?.of.test(path) ?? false;

/**
 * Where answers lack a stored value: they may have more fields and more codes, but no other rows. Fields that were changed
 * on purpose do not count.
 */
function lossesOf(before: unknown, now: unknown, path = ''): string[] {
  const here = (what: string) => [`${path}: ${what}`];
  if (Array.isArray(before)) {
    const found: unknown[] = Array.isArray(now) ? now : [];
    const rows = ofRoles.test(path) ? found.slice(Math.max(0, found.length - before.length)) : found;
    const codes = before.filter((value) => typeof value === 'string');
    if (codes.length > 0) return codes.filter((code) => !rows.includes(code)).flatMap((code) => here(`lacks ${code}`));
    if (rows.length !== before.length) return here(`${before.length} rows, now ${JSON.stringify(now)?.slice(0, 500)}`);
    return before.flatMap((row, index) => lossesOf(row, rows[index], `${path}[${index}]`));
  }
  if (before !== null && typeof before === 'object') {
    const fields: Record<string, unknown> = Object(now);
    return Object.entries(before)
      .filter(([name]) => !isChanged(path, name))
      .flatMap(([name, value]) => lossesOf(value, fields[name], `${path} ${name}`));
  }
  return before === now || isSameFigure(before, now)
    ? []
    : here(`${JSON.stringify(before)}, now ${JSON.stringify(now)?.slice(0, 500)}`);
}

/** The history of a role, the latest first: the upgrade grants what new resources need. */
const ofRoles = /\/audit\/role\/[\w-]+$/;

const figure = /^-?\d{1,15}(\.\d{1,6})?$/;

/** A figure may gain zeros after its point. */
const isSameFigure = (before: unknown, now: unknown): boolean =>
  [before, now].every((one) => typeof one === 'string' && figure.test(one)) && Number(before) === Number(now);

it('1.0.0 is stored', () => {
  expect(releases.map(({ name }) => name)).toContain('1.0.0');
});

describe.each(releases.map(({ name }) => name))('a database of %s', async (release) => {
  const { url, ownerUrl, drop } = await emptyDatabase();
  const owner = openOwnerPool(ownerUrl);
  afterAll(async () => {
    await owner.end();
    await drop();
  });
  await owner.query(stored(release, 'database.sql'));

  it('is upgraded to the schema of this version; none of its migrations was edited', async () => {
    await migrate(ownerUrl);
    await checkMigrations(owner);
    await seedPermissions(owner);
    expect(linesOf(await printSchema(owner))).toEqual(linesOf(await readSchema()));
  });

  it('answers as before, in every field that it had', async () => {
    const before: Answers = JSON.parse(stored(release, 'answers.json'));
    const api = await openStored(url);
    const now = await answersTo(api, before).finally(() => api.close());
    expect(lossesOf(before, now)).toEqual([]);
  });

  it.runIf(release === '1.0.0')(
    'mails answers of clients to the owner of a company that wanted such mails',
    async () => {
      const api = await openStored(url);
      const ways = async (caller: Caller) => Object((await api.call(caller, '/api/v2/notice-settings')).body).answered;
      const found = [await ways('company'), await ways('other'), await ways('accountant')];
      await api.close();
      expect(found).toEqual(['at_once', 'console', 'console']);
    },
  );
});
