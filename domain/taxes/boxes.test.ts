import { expect, it } from 'vitest';
import { boxes, boxOf, figureOfBox, responsibleFor } from './boxes.ts';

it.each([
  ['EE', true, 'exporter'],
  ['EI', true, 'importer'],
  ['IE', false, 'exporter'],
  ['II', false, 'importer'],
] as const)('the box %s, of the exporter’s country: %s, is paid by the %s', (box, is_origin, tax_responsible) => {
  expect(boxOf({ is_origin, tax_responsible })).toBe(box);
  expect(responsibleFor(box)).toBe(tax_responsible);
  const country = is_origin ? 'exporter' : 'importer';
  expect(figureOfBox[box]).toBe(`${country}_total_taxes_payable_${tax_responsible}`);
});

it('each box occurs once', () => {
  expect(boxes).toEqual(['EE', 'EI', 'IE', 'II']);
});
