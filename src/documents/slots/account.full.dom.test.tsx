import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../tests/support/console.tsx';
import { create, draft, open, press, sent, uuid } from './form.testing.tsx';

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('combobox', { name });
const account = () => field(/Conta de recebimento/);
const expectPaid = (text: string) => waitFor(() => expect(account().value).toMatch(text));

async function choose(name: RegExp, text: string) {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), `${text}{Enter}`);
}

describe('the account of a new document', () => {
  it('is the default of its currency, also after the currency changes', async () => {
    await open('/invoices/create');
    await expectPaid('Banco do Brasil');
    await choose(/Moeda/, 'USD');
    await expectPaid('Wise USD');
    await choose(/Moeda/, 'JPY');
    await waitFor(() => expect(account().value).toBe(''));
    await choose(/Moeda/, 'BRL');
    await expectPaid('Banco do Brasil');
  });

  it('stays as the user chose it', async () => {
    await open('/invoices/create');
    await expectPaid('Banco do Brasil');
    await choose(/Conta de recebimento/, 'antiga');
    await expectPaid('Conta antiga');
    await choose(/Moeda/, 'USD');
    await waitFor(() => expect(field(/Moeda/).value).toContain('USD'));
    expect(account().value).toBe('Conta antiga');
  });
});

describe('the account of a stored document', () => {
  it('is the stored one', async () => {
    await open(`/invoices/create?uuid=${uuid(9)}`);
    await expectPaid('Conta antiga');
  });

  it('is empty if none is stored', async () => {
    const path = `GET /api/v2/invoice/invoices-single/${uuid(9)}`;
    const { requests } = await open(`/invoices/create?uuid=${uuid(9)}`, {
      [path]: { json: { ...draft, account_uuid: null } },
    });
    await waitFor(() => expect(requests.some(({ query }) => query.get('default_currency') === 'BRL')).toBe(true));
    expect(account().value).toBe('');
  });

  it('that the server refuses is an error at its field', async () => {
    const refusal: Answer = { status: 400, json: { detail: 'Confira', errors: { account_uuid: 'Não existe mais' } } };
    const { user, requests } = await open(`/invoices/create?copy=${uuid(9)}`, { [`POST ${create}`]: refusal });
    await expectPaid('Conta antiga');
    const due = screen.getByRole('textbox', { name: /Vencimento/ });
    await user.clear(due);
    await user.type(due, '30122999');
    await press('Salvar rascunho');
    await screen.findByText('Não existe mais');
    expect(sent(requests, create)[0]?.body).toMatchObject({ account_uuid: uuid(3) });
    expect(document.activeElement).toBe(account());
  });

  it('without a match is not sent', async () => {
    const { requests } = await open(`/invoices/create?uuid=${uuid(9)}`);
    await choose(/Conta de recebimento/, 'Conta que não há');
    await userEvent.tab();
    await press('Salvar rascunho');
    await waitFor(() => expect(account().getAttribute('aria-invalid')).toBe('true'));
    expect(sent(requests, `/api/v2/invoice/invoices-single/${uuid(9)}/update`)).toEqual([]);
  });
});
