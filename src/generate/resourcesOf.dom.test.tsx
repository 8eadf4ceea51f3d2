import { expect, it } from 'vitest';
import type { ResourceProps } from 'react-admin';
import { isValidElement } from 'react';
import type { Area } from '../../schemas/resource.ts';
import { pageProperty, shownSections } from './properties.ts';
import { resourceOf, resources } from '../data/resources.ts';
import { resourcesOf } from './resourcesOf.tsx';
import { viewOf } from './views.ts';

const propsIn = (area: Area): ReadonlyMap<string, ResourceProps> =>
  new Map(
    resourcesOf(area)
      .filter((element) => isValidElement<ResourceProps>(element))
      .map(({ props }) => [props.name, props]),
  );

it('finds every schema', () => {
  expect(resources.map(({ name }) => name)).toEqual(expect.arrayContaining(['entities', 'invoices']));
  expect(resourceOf('entities').singular).toBe('entity');
  expect(() => resourceOf('ghosts')).toThrow(RangeError);
});

it('gives a resource the pages that its permissions in the area allow', () => {
  const { list, create, hasEdit, hasShow } = propsIn('company').get('tributes') ?? {};
  expect([list, create, hasEdit, hasShow].every(Boolean)).toBe(true);
  const countries = propsIn('company').get('countries');
  expect(countries).toBeDefined();
  expect(countries?.create).toBeUndefined();
  expect(countries?.hasEdit).toBe(false);
});

it('lists the resources of the area’s menu and those that others open, without inaccessible ones', () => {
  expect(propsIn('company').get('currencies')?.list).toBeUndefined();
  expect(propsIn('company').get('transactions')?.list).toBeDefined();
  expect(propsIn('admin').has('entities')).toBe(false);
});

it('replaces a generated page with a hand-written one', () => {
  expect(viewOf('entities', 'form')).toBeUndefined();
  expect(viewOf('invoices', 'form')).toBeDefined();
});

it('shows read-only properties after the sections of a form', () => {
  const sections = shownSections(resourceOf('entities'));
  expect(sections.map(({ name }) => name)).toEqual([
    'identity',
    'location',
    'contact',
    'reminders',
    'payment',
    'documents',
    'record',
  ]);
  expect(sections.at(-1)?.fields).toEqual([
    'owes',
    'public_hash',
    'link_expires_at',
    'merged_into',
    'merged_at',
    'last_merged',
    'created_at',
  ]);
});

it('finds a property by its path, with its kind and whether it is required', () => {
  const address = pageProperty(resourceOf('entities'), 'location.address');
  expect([address.kind.kind, address.required]).toEqual(['text', true]);
  expect(() => pageProperty(resourceOf('entities'), 'location.planet')).toThrow(RangeError);
});
