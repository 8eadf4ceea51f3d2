import { describe, expect, it } from 'vitest';
import { invoiceForm, newValues } from './invoiceForm.ts';

describe('a copy', () => {
  it('starts today, with as many days to pay and without own number', () => {
    expect(
      invoiceForm.copied(
        newValues('2026-01-10', { company_number: 'A-7', due_date: '2026-02-10', observation: 'Obrigado' }),
        '2026-03-01',
      ),
    ).toMatchObject({
      created: '2026-03-01',
      due_date: '2026-04-01',
      company_number: null,
      observation: 'Obrigado',
    });
  });
});
