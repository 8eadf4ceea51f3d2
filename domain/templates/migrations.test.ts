import { expect, it, test } from 'vitest';
import { templateVersion } from '../../schemas/parts/templates/template.ts';
import { isOfLaterVersion, migrateTemplate, migrations, type Migration } from './migrations.ts';

const steps: Migration[] = [
  ({ color, ...rest }) => ({ ...rest, colors: { text: color } }),
  (one) => ({ ...one, blocks: [] }),
];

it.each([
  [1, { version: 3, colors: { text: '#000000' }, blocks: [] }],
  [2, { version: 3, color: '#000000', blocks: [] }],
  [3, { version: 3, color: '#000000' }],
])('a template of version %d goes through the later steps alone', (version, migrated) => {
  const template = { version, color: '#000000' };
  expect(migrateTemplate(template, steps)).toEqual(migrated);
  expect(template).toEqual({ version, color: '#000000' });
});

it.each([null, 'x', [], {}, { version: 0 }, { version: 1.5 }, { version: '1' }, { version: -1 }])(
  '%j stays, to be refused',
  (value) => {
    expect(migrateTemplate(value, steps)).toEqual(value);
  },
);

test('each version but the current one has a step', () => {
  expect(migrations).toHaveLength(templateVersion - 1);
});

test('a later version is not known yet', () => {
  expect([isOfLaterVersion({ version: templateVersion + 1 }), isOfLaterVersion({ version: 1 })]).toEqual([true, false]);
});
