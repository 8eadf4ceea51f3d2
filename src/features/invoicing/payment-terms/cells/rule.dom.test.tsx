import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import RuleCell from './rule.tsx';

it.each([
  ['t-1', 1],
  ['t-2', 0],
])('of the default terms of the company alone is marked: %s', async (uuid, marks) => {
  const company = { json: { uuid: 'c', documents: { payment_terms: { uuid: 't-1', name: '30 days' } } } };
  await renderInConsole(<RuleCell record={{ uuid, name: 'Usual', rule: 'days', days: 30 }} />, {
    answers: { 'GET /api/v2/companies/me': company },
    language: 'en',
  });
  expect(screen.queryAllByText('Default')).toHaveLength(marks);
});
