import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueOf } from '../../domain/access/effective.ts';
import { permissionKeys } from '../../domain/access/permissionKeys.ts';
import { currencyName } from '../../domain/kinds/currency.ts';
import { languageCodes, type Language } from '../../domain/languages.ts';
import { noticeEvents, noticeWays } from '../../schemas/parts/company/notices.ts';
import { gatewayNames } from '../../schemas/parts/payments/gatewayEvent.ts';
import { hasWords } from '../../server/base/i18n.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { loadReports, withResources } from '../../server/features/reports/registry.ts';
import { grantablesOf } from '../../server/identity/grantables.ts';
import { jobModules } from '../../server/start/jobs/jobModules.ts';

const root = join(import.meta.dirname, '../..');
const resources = await loadResources();
const grantables = grantablesOf({ resources, reports: withResources(await loadReports(), resources) });
const jobs = await jobModules();

/** All matches of a pattern's group in the program's sources. */
const inSources = (pattern: string, found: RegExp): string[] => [
  ...new Set(
    globSync(pattern, { cwd: root, exclude: ['**/*.test.ts', '**/*.testing.ts'] }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(found)].map(([, name = '']) => name),
    ),
  ),
];

/** What acts without a person: the names that transactions give it. */
const actors = inSources(
  'server/**/*.{ts,sql}',
  /(?:actor: |Actor = |actor = coalesce\(.*, |app\.actor', true\), ''\), )'([\w ]+)'/g,
);

const currencies = inSources('server/database/migrations/*.sql', /\('([A-Z]{3})', '[^']+(?:''[^']+)*', '[a-z]{2,3}-/g);

/** Why the outbox keeps, repeats or refuses a mail, and how it reads a server's reply. */
const mailCodes = [
  ...inSources(
    'server/{mail,features/delivery}/**/*.ts',
    /(?:error = |error: |detail: |then )'(?!failed|uncertain|queued|sent|receipt)([a-z_]+)'/g,
  ),
  ...inSources('domain/kinds/codeText.ts', /, '([a-z_]+)'\]/g),
  'other',
];

/** The keys of a permission's words: what it is of, and what it allows. */
function permissionWords(name: string, language: Language): boolean {
  const [of = '', action = ''] = name.split(':');
  const report = /^reports\/(.+)$/.exec(of)?.[1];
  const resource = resources.find((one) => one.name === of);
  const isNamed = hasWords(language, report ? `reports.${report}.name` : `resources.${of}.name`);
  return isNamed && permissionKeys(of, action, resource?.actions).some((key) => hasWords(language, key));
}

/** The commands of all resources but the general ones. */
const verbs = resources.flatMap(({ name, actions }) =>
  Object.keys(actions?.commands ?? {})
    .filter((command) => !['edit', 'delete', 'export'].includes(command))
    .map((command) => `resources.${name}.actions.${command}`),
);

describe.each(languageCodes)('in %s', (language) => {
  const without = (keys: readonly string[]) => keys.filter((key) => !hasWords(language, key));

  it('each job has a name', () => {
    expect(jobs.length).toBeGreaterThan(5);
    expect(without(jobs.map(({ name }) => `resources.jobs.names.${name}`))).toEqual([]);
  });

  it('each permission has words for what it is of and what it allows', () => {
    expect(catalogueOf(grantables).filter((name) => !permissionWords(name, language))).toEqual([]);
  });

  it('each gateway has a name, and its keys have labels', () => {
    expect(without(gatewayNames.map((name) => `resources.account-types.values.gateway.${name}`))).toEqual([]);
    expect(without(gatewayNames.map((name) => `gateways.fields.${name}.secret_key`))).toEqual([]);
  });

  it('each part of the system that acts without a person has a name', () => {
    expect(actors).toEqual(expect.arrayContaining(['system', 'gateway', 'recurring run', 'public link', 'mail']));
    expect(
      without(actors.flatMap((actor) => ['actors', 'byActors'].map((key) => `documents.history.${key}.${actor}`))),
    ).toEqual([]);
  });

  it('each outcome of a mail has a sentence', () => {
    expect(mailCodes).toEqual(expect.arrayContaining(['no_server', 'accepted', 'unwritten']));
    expect(without(mailCodes.map((code) => `delivery.errors.${code}`))).toEqual([]);
  });

  it('each notice has a name, and each way of it', () => {
    const keys = [...noticeEvents.map((event) => `names.${event}`), ...noticeWays.map((way) => `ways.${way}`)];
    expect(without(keys.map((key) => `notices.${key}`))).toEqual([]);
  });

  it('each currency has a name', () => {
    expect(currencies.length).toBeGreaterThan(100);
    expect(currencies.filter((code) => currencyName(code, language) === code)).toEqual([]);
  });

  it('each command has words, also for what it did in a history', () => {
    const unnamed = verbs.filter((key) => without([`${key}.name`, `${key}.done`]).length === 2);
    expect(unnamed).toEqual([]);
  });
});
