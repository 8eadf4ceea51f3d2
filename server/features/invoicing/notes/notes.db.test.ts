import { describe, expect, it } from 'vitest';
import { invoiceBody, lineBody } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { made, ana } = await contractWorkshop();
const url = '/api/v2/invoice/invoices-single';
const notes = '/api/v2/credit-notes';

/** An issued invoice of two lines of 1,000.00 under the example's scenario. */
async function issued(lines: readonly object[] = [lineBody(made), lineBody(made, { quantity: '4', price: '250.00' })]) {
  const { uuid } = (await ana.post(`${url}/create`, invoiceBody(made, { items_invoice: lines }))).json();
  return (await ana.get(`${url}/${uuid}`)).json();
}

const credit = (invoice: { uuid: string }, more: object = {}) =>
  ana.post(notes, { corrects_uuid: invoice.uuid, reason: 'Returned', reason_code: 'returned', ...more });
const issue = (uuid: string, body: object = {}) => ana.put(`${notes}/${uuid}/issue`, body);

describe('a credit note', () => {
  it('takes an amount of one line and a quantity of another, with their taxes', async () => {
    const invoice = await issued();
    const [first, second] = invoice.items_invoice;
    const lines = [
      { corrects_line: first.uuid, amount: '100.00' },
      { corrects_line: second.uuid, quantity: '1' },
    ];
    const answer = await credit(invoice, { lines });
    expect(answer.json()).toMatchObject({
      status: 'draft',
      currency: invoice.currency,
      corrects: { uuid: invoice.uuid, number: invoice.number, full_number: invoice.full_number },
      net: '350.00',
      lines: [
        { corrects_line: first.uuid, corrected_by: 'amount', amount: '100.00', quantity: '1', net: '100.00' },
        { corrects_line: second.uuid, corrected_by: 'quantity', quantity: '1', price: '250.00', net: '250.00' },
      ],
    });
    const { uuid } = answer.json();
    expect((await issue(uuid)).json()).toMatchObject({ status: 'issued', number: 1 });
    expect((await ana.get(`${notes}?corrects=${invoice.uuid}`)).json()).toMatchObject({
      count: 1,
      results: [{ uuid }],
    });
  });
});
