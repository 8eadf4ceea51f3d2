import { expect, it } from 'vitest';
import issued from '../../schemas/reports/issued.ts';
import type { Access } from '../../schemas/access.ts';
import { isGranted } from '../access/grant.ts';
import { pathsRead, reportGuard } from './access.ts';

const guarded = (access: Access) => reportGuard(issued, { name: 'invoices', access });

it('grants a report to the declared user types that may list and export its source', () => {
  const guard = guarded({ company: { COMPANY: ['list', 'show', 'export'], ACCOUNTANT: ['list'], CUSTOMER: ['list'] } });
  expect(guard).toEqual({
    name: 'reports/issued',
    access: { company: { COMPANY: { may: ['list', 'export'] }, ACCOUNTANT: { may: ['list'] } } },
  });
  expect(isGranted(guard, 'PARTNER', 'list')).toBe(true);
  expect(isGranted(guard, 'CUSTOMER', 'list')).toBe(false);
  expect(isGranted(guarded({ company: { COMPANY: ['show'] } }), 'COMPANY', 'list')).toBe(false);
});

it('grants no report that reads a hidden property, also below a path', () => {
  const guard = (hides: string[]) => guarded({ company: { ACCOUNTANT: { may: ['list'], hides } } });
  expect(isGranted(guard(['amount']), 'ACCOUNTANT', 'list')).toBe(false);
  expect(isGranted(guard(['service_buyer']), 'ACCOUNTANT', 'list')).toBe(false);
  expect(isGranted(guard(['observation']), 'ACCOUNTANT', 'list')).toBe(true);
});

it('keeps the row conditions of a role', () => {
  const rows = [{ path: 'status', eq: 'paid' }] as const;
  const guard = guarded({ company: { ACCOUNTANT: { may: ['list'], rows } } });
  expect(guard.access.company?.ACCOUNTANT).toEqual({ may: ['list'], rows });
});

it('a report reads the paths that it filters, dates, sums and groups by', () => {
  expect(pathsRead(issued)).toEqual(['status', 'is_imported', 'created', 'amount', 'service_buyer', 'type']);
});
