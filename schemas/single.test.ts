import { expect, it } from 'vitest';
import { defineSingle } from './single.ts';

it('declares a record of the tenant without key and list', () => {
  const settings = defineSingle({
    name: 'settings',
    singular: 'setting',
    api: { version: 'v2', path: 'settings' },
    schema: { type: 'object', properties: { days: { type: 'integer' } } },
    form: { sections: [{ name: 'all', fields: ['days'] }] },
    access: { company: { COMPANY: ['show', 'edit'] } },
  });
  expect(settings).toMatchObject({ single: true, scope: 'tenant', list: { columns: [], filters: {} } });
});
