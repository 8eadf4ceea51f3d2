import { describe, expect, it } from 'vitest';
import { refusalOf } from '../domain/actions/commands.ts';
import { offeredMenu } from '../domain/actions/offeredActions.ts';
import type { Actions } from './actions.ts';
import { defineResource } from './resource.ts';

const grant = { needs: 'edit', refused: ['dry'] };
const { schema, list, actions } = defineResource({
  name: 'wells',
  singular: 'well',
  scope: 'tenant',
  archive: true,
  api: { version: 'v2', path: 'wells' },
  schema: {
    $id: 'Well',
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: { uuid: { type: 'string', readOnly: true }, name: { type: 'string' }, depth: { type: 'integer' } },
  },
  label: 'name',
  list: { columns: ['name'], sort: ['name'], sortable: [], search: [], filters: { depth: 'range' } },
  form: { sections: [] },
  actions: { reasons: { dry: { path: 'depth', eq: 0 } }, commands: { grant }, views: {}, links: {}, menu: [['grant']] },
  access: { company: { COMPANY: ['list', 'edit', 'archive'] } },
});
const all = actions as Actions;
const facts = { today: '2026-03-10' };

describe('a resource whose records can be archived', () => {
  it('has the archived property and a filter for it, besides its own', () => {
    expect(schema.properties).toMatchObject({
      name: { type: 'string' },
      archived: { type: 'boolean', readOnly: true },
    });
    expect(list.filters).toEqual({ depth: 'range', archived: 'eq' });
  });

  it.each([
    ['one that is not', { archived: false }, { grant: undefined, edit: undefined, restore: 'not_archived' }],
    ['one that is', { archived: true }, { grant: 'archived', edit: 'archived', archive: 'archived' }],
    ['its own reasons stay', { archived: false, depth: 0 }, { grant: 'dry', archive: undefined }],
  ])('refuses other actions on an archived record: %s', (_, record, refusals) => {
    for (const [command, reason] of Object.entries(refusals))
      expect(refusalOf(all, command, record as object, facts), command).toBe(reason);
  });

  it('offers either archive or restore in the menu, after its own entries', () => {
    const offered = (record: object) => offeredMenu(all, record, () => true).flat();
    const names = (record: object) => offered(record).map(({ name }) => name);
    expect([names({ archived: false }), names({ archived: true })]).toEqual([['grant', 'archive'], ['restore']]);
  });
});
