import { expect, it } from 'vitest';
import type { TemplateBlock } from '../../../schemas/parts/templates/template.ts';
import { startsWithTitle } from './blocks.ts';

const title: TemplateBlock = { type: 'title', align: 'left' };
const masthead: TemplateBlock = { type: 'masthead', variant: 'plain' };
const taxes: TemplateBlock = { type: 'taxes', variant: 'ruled' };
const payment: TemplateBlock & { type: 'payment' } = { type: 'payment', variant: 'panel' };
const notes: TemplateBlock & { type: 'notes' } = { type: 'notes', columns: 1, notes: ['contact'] };
const columns = (...blocks: (typeof notes | typeof payment)[]): TemplateBlock => ({
  type: 'columns',
  columns: [{ width: 1, blocks }],
});

it.each<[string, TemplateBlock[], boolean]>([
  ['a title', [title, taxes], true],
  ['a masthead', [masthead, taxes], true],
  ['a block without a heading, then the title', [payment, title, taxes], true],
  ['a heading before the title', [taxes, title], false],
  ['a heading in a column before the title', [columns(payment, notes), title], false],
  ['no title', [taxes], false],
  ['no heading', [payment], false],
])('blocks with %s', (_, blocks, expected) => {
  expect(startsWithTitle(blocks)).toBe(expected);
});
