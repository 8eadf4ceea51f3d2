import { expect, it } from 'vitest';
import entities from '../../schemas/resources/entities.ts';
import invoices from '../../schemas/resources/invoices.ts';
import { listedProperties, only } from './fields.ts';

it('are the properties of a record, but for what lists leave out and what is only ever written', () => {
  expect(Object.keys(listedProperties(entities))).toEqual(Object.keys(entities.schema.properties));
  const left = Object.keys(invoices.schema.properties).filter((name) => !(name in listedProperties(invoices)));
  expect(left).toEqual(['items_invoice', 'remove_logo']);
});

it('leave of a record what was named, in its own order', () => {
  expect(JSON.stringify(only({ uuid: 'u', name: 'Acme', nif: '1' }, ['nif', 'uuid']))).toBe('{"uuid":"u","nif":"1"}');
  expect(only({ name: 'Acme' }, ['toString'])).toEqual({});
});
