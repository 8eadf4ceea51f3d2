import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { occurrencePlaceholders } from '../../../schemas/parts/recurrence/occurrencePlaceholders.ts';
import { billingPeriods, frequencySymbologies, mostOccurrences } from '../../../schemas/parts/recurrence/recurrence.ts';
import { placeholderText } from '../../delivery/mailText.ts';
import { languageCodes } from '../../languages.ts';
import { documentOf } from '../../richText/richText.ts';
import { plainText } from '../../richText/plainText.ts';
import { fillRichText, fillText } from './fillTexts.ts';
import { occurrenceValues } from './occurrenceValues.ts';
import { contractTextIssues } from './textIssues.ts';

const contracts = fc.record({
  due_date: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2900-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  frequency_symbology: fc.constantFrom(...frequencySymbologies),
  billing_period: fc.constantFrom(...billingPeriods),
  frequency: fc.integer({ min: 1, max: mostOccurrences }),
});
const filled = fc
  .tuple(contracts, fc.integer({ min: 1, max: mostOccurrences }), fc.constantFrom(...languageCodes))
  .map((of) => occurrenceValues(...of));
const pieces = fc.array(
  fc.oneof(fc.constantFrom(...occurrencePlaceholders.map(placeholderText)), fc.stringMatching(/^[a-z {\n]{0,20}$/)),
  {
    maxLength: 12,
  },
);

describe('placeholders', () => {
  it.each([
    ['pt', 'março 2027, 01/03/2027 – 31/03/2027, 3 de 12'],
    ['en', 'March 2027, 2027/03/01 – 2027/03/31, 3 de 12'],
    ['es', 'marzo 2027, 01/03/2027 – 31/03/2027, 3 de 12'],
  ] as const)('are filled in %s by the first day of the period', (language, expected) => {
    const contract = {
      due_date: '2027-02-01',
      frequency_symbology: 'M',
      billing_period: 'arrears',
      frequency: 12,
    } as const;
    const text = '{{month}} {{year}}, {{period}}, {{occurrence}} de {{ occurrences }}';
    expect(fillText(text, occurrenceValues({ ...contract, due_date: '2027-02-01' }, 3, language))).toBe(expected);
  });

  it.each([
    ['pt', 'fevereiro, fevereiro de 2027'],
    ['en', 'February, February 2027'],
    ['es', 'febrero, febrero de 2027'],
  ] as const)('speak of the due date in %s without a period', (language, expected) => {
    const contract = {
      due_date: '2027-01-31',
      frequency_symbology: 'M',
      billing_period: 'none',
      frequency: 12,
    } as const;
    expect(fillText('{{month}}, {{period}}', occurrenceValues(contract, 2, language))).toBe(expected);
  });

  it('leave no known name, and all else as it is, in plain and formatted texts alike', () => {
    fc.assert(
      fc.property(pieces, filled, (parts, values) => {
        const text = parts.join('');
        const plain = fillText(text, values);
        for (const name of occurrencePlaceholders) expect(plain).not.toContain(placeholderText(name));
        expect(plainText(fillRichText(documentOf(text), values))).toBe(plain);
        expect(fillText('{{other}} }} {{', values)).toBe('{{other}} }} {{');
      }),
    );
  });

  it('of an accepted text never make it longer than its field, whatever the occurrence', () => {
    fc.assert(
      fc.property(pieces, filled, (parts, values) => {
        const purchase_order = parts.join('').slice(0, 60);
        if (contractTextIssues({ purchase_order }).length > 0) return;
        expect(fillText(purchase_order, values).length).toBeLessThanOrEqual(60);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a text of a contract', () => {
  const bold = { type: 'bold' };
  const divided = [
    { type: 'text', text: '{{mo' },
    { type: 'text', text: 'nth}}', marks: [bold] },
  ];
  it.each([
    ['{{moon}}', 'validation.placeholder'],
    ['{{}}', 'validation.placeholder'],
    [{ type: 'doc', content: [{ type: 'paragraph', content: divided }] }, 'validation.placeholderDivided'],
    [`${'x'.repeat(3980)}{{period}}`, 'validation.filledTooLong'],
  ])('is refused with unknown, divided or too long placeholders: %j', (observation, key) => {
    expect(contractTextIssues({ observation })).toMatchObject([{ path: 'observation', key }]);
  });

  it.each(['{{month}}', '{{ month }}', '{ {', '}} {{', 'a {{month}} {{year}}'])('may be %j', (observation) => {
    expect(contractTextIssues({ observation })).toEqual([]);
  });
});
