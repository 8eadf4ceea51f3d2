import { expect, test } from 'vitest';
import type { OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';
import { matching } from './matchingCompanies.ts';

const company = (name: string, tenant: string, nif?: string) =>
  ({ uuid: tenant, name, tenant, access: true, ...(nif && { nif }) }) satisfies OverviewCompany;

const companies = [company('Café São João', 'cafe', '11222333000181'), company('Globex', 'globex')];

test.each([
  ['', ['cafe', 'globex']],
  ['sao joao', ['cafe']],
  ['GLOB', ['globex']],
  ['222333', ['cafe']],
  ['acme', []],
])('"%s" finds %j', (search, found) => {
  expect(matching(companies, search).map(({ tenant }) => tenant)).toEqual(found);
});
