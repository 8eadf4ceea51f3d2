import { expect, it } from 'vitest';
import type { Language } from '../languages.ts';
import { groupText } from './groupText.ts';

const contextIn = (language: Language) => ({
  language,
  resource: 'invoices',
  path: 'type',
  property: { type: 'string', enum: ['recurring'] } as const,
  namingOf: () => ({ name: '', label: '' }),
  translate: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' '),
});
const en = contextIn('en');

it('a month is written in the language', () => {
  const month = { path: 'created', by: 'month' } as const;
  expect(groupText(month, '2026-03', contextIn('pt'))).toBe('março de 2026');
  expect(groupText(month, '2028-02', en)).toBe('February 2028');
});

it('an age is shown by its days', () => {
  const ages = { path: 'due_date', ages: [0, 30] } as const;
  const texts = ['0', '1-30', '31+'].map((age) => groupText(ages, age, en));
  expect(texts).toEqual(['report.ages.current', 'report.ages.between 1 30', 'report.ages.over 30']);
});

it('a value has the text of its field, a record its name, and an absent value its own text', () => {
  expect(groupText({ path: 'type' }, 'recurring', en)).toBe('resources.invoices.values.type.recurring');
  expect(groupText({ path: 'service_buyer' }, 'c1', en, 'Blue Harbor Inc')).toBe('Blue Harbor Inc');
  expect(groupText({ path: 'type' }, null, en)).toBe('report.none');
});
