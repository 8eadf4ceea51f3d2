import { describe, expect, it } from 'vitest';
import deliveryNotes from '../../../tests/support/scratchDocuments/deliveryNotes.ts';
import estimates from '../../../tests/support/scratchDocuments/estimates.ts';
import { draftForm, ownFields } from './draftForm.ts';
import { invoiceForm, newValues } from './drafts.testing.ts';

describe('the form of a declared document', () => {
  const form = draftForm(deliveryNotes);

  it('has its lines, and its own fields below those of all documents', () => {
    expect(form.linesAt).toBe('lines');
    expect([ownFields(deliveryNotes), ownFields(estimates)]).toEqual([['reason'], []]);
    expect(form.aboveLines.at(-1)).toBe('reason');
    expect(form.newValues('2026-03-01')).toMatchObject({ reason: null, created: '2026-03-01', show_tax_invoice: true });
  });

  it('saves a draft, or issues it with the texts of its command', () => {
    expect(form.savings.map(({ sends, asks }) => [sends, asks])).toEqual([
      [{ is_draft: true }, undefined],
      [{ is_draft: false }, 'resources.delivery-notes.actions.issue'],
    ]);
    expect(invoiceForm.savings.at(-1)?.asks).toBe('resources.invoices.actions.bill');
  });
});

describe('a copy', () => {
  it('starts today, with the same days to pay and without its own number', () => {
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
