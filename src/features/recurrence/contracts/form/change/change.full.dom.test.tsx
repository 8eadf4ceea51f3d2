import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInConsole } from '../../../../../../tests/support/console.tsx';
import { uuid, type Answers } from '../../../../../../tests/support/documentForm.tsx';
import ContractForm from '../../form.tsx';
import {
  answers,
  at,
  box,
  callsTo,
  choice,
  costs,
  from,
  invoice,
  keyOf,
  lines,
  look,
  looking,
  open,
  plain,
  rows,
  running,
  saving,
  schedule,
} from './change.testing.tsx';

describe('the page to change a running contract', () => {
  it('has the terms of the next invoice, and explains what cannot be changed here', async () => {
    await open();
    expect(box(/Observações/).value).toBe('Obrigado');
    expect(choice(/Fatura do contrato/).textContent).toBe('4 · vencimento em 28/01/2999');
    const agreed = within(screen.getByRole('region', { name: 'Contrato 7' }));
    for (const fact of ['Mensal', '28/10/2998', '28/03/2999']) agreed.getByText(fact);
    expect(plain(agreed.getByText(/6\.000/).textContent)).toBe('US$ 6.000,00');
    expect(agreed.queryAllByRole('textbox')).toEqual([]);
    expect(agreed.getByRole('link', { name: 'Abrir o contrato' }).getAttribute('href')).toBe(`/contracts/${uuid(9)}`);
  });

  it('lists every invoice: issued ones as such, and changed ones with their new figures', async () => {
    await open();
    await userEvent.click(schedule().getByRole('button', { name: /2998/ }));
    expect(rows().slice(1, 4)).toEqual([
      '128/10/2998Fatura 31 · PagaUS$ 1.000,00',
      '228/11/2998Fatura 32 · EmitidaUS$ 1.000,00',
      '328/12/2998Fatura 33 · EmitidaUS$ 1.000,00',
    ]);
    await from(5);
    await costs('1000');
    expect(rows().slice(5)).toEqual([
      '428/01/2999US$ 1.000,00',
      '5 (muda)28/02/2999Depois: US$ 2.000,00 Antes: US$ 1.000,00',
      '6 (muda)28/03/2999Depois: US$ 2.000,00 Antes: US$ 1.000,00',
    ]);
    expect(plain(schedule().getAllByRole('definition')[0]?.textContent)).toBe(
      'Depois: US$ 8.000,00 Antes: US$ 6.000,00',
    );
  });

  it('shows a preview before saving, and sends one amendment with the changed values only', async () => {
    const { requests, place } = await open();
    await from(5);
    await costs('1000');
    await userEvent.type(box(/Motivo/), 'Segunda equipe');
    await look();
    const dialog = within(await screen.findByRole('dialog', { name: 'Salvar as alterações?' }));
    dialog.getByText('Alterações a partir da fatura 5: Itens.');
    const texts = dialog.getAllByRole('row').map(({ textContent }) => plain(textContent));
    expect(texts).toContain('Total a pagarUS$ 6.000,00US$ 8.000,00');
    expect(texts).toContain('528/02/2999ProgramadaUS$ 1.000,00US$ 2.000,00');
    expect(callsTo(requests, saving)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(place.current).toBe(`/contracts/${uuid(9)}`));
    const [preview, sent] = [callsTo(requests, looking), callsTo(requests, saving)];
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('If-Match')).toBe('"4"');
    expect(sent[0]?.body).toEqual({
      kind: 'terms',
      reach: 'from',
      occurrence: 5,
      reason: 'Segunda equipe',
      items_invoice: [expect.objectContaining({ item: { uuid: uuid(5) }, quantity: '2', price: '1000' })],
    });
    expect(preview.map(({ body }) => body)).toEqual([sent[0]?.body]);
  });

  it('sends changed or cleared texts without lines', async () => {
    const { requests } = await open();
    await userEvent.clear(box(/Observações/));
    await userEvent.type(box(/Referência interna/), ' 2');
    await look();
    await screen.findByText('Alterações a partir da fatura 4: Referência interna e Observações.');
    expect(callsTo(requests, looking)[0]?.body).toEqual({
      kind: 'terms',
      reach: 'from',
      occurrence: 4,
      company_number: 'ACME-C-7 2',
      observation: '',
    });
  });

  it('lists the changed fields besides amounts, before and after', async () => {
    const wise = { uuid: uuid(8), name: 'Wise USD', default_currency: 'USD' };
    const { requests } = await open({
      'GET /api/v2/accounts': { json: { results: [wise], count: 1 } },
      [`GET /api/v2/accounts/${wise.uuid}`]: { json: wise },
    });
    await userEvent.click(choice(/Conta de recebimento/));
    await userEvent.click(await screen.findByRole('option', { name: /Wise USD/ }));
    await look();
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(dialog.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])).toEqual([
        ['Conta de recebimento', 'Antes: Conta antiga → Depois: Wise USD'],
      ]),
    );
    expect(callsTo(requests, looking)[0]?.body).toMatchObject({ account_uuid: wise.uuid });
  });

  it('reports that there is nothing to save without changes, or if all were reverted', async () => {
    const { requests } = await open();
    await userEvent.type(box(/Motivo/), 'Engano');
    await costs('500,00');
    await look();
    await screen.findByText('Não há alterações para salvar.');
    expect(callsTo(requests, looking)).toEqual([]);
  });
});

describe('an invoice with other terms', () => {
  const other = {
    [`GET /api/v2/invoice/invoices-single/${keyOf(6)}`]: {
      json: { ...running, ...invoice(6), observation: 'Última', items_invoice: lines('700.000') },
    },
  };

  it('is shown with its own terms once it is selected, and the input stays', async () => {
    const { requests } = await open(other);
    await userEvent.type(box(/Referência interna/), ' 2');
    await from(6);
    await waitFor(() => expect(box(/Observações/).value).toBe('Última'));
    expect(box(/Referência interna/).value).toBe('ACME-C-7 2');
    screen.getByRole('button', { name: '700,00' });
    await look();
    await screen.findByText('Alterações a partir da fatura 6: Referência interna.');
    expect(callsTo(requests, looking)[0]?.body).toMatchObject({ occurrence: 6, company_number: 'ACME-C-7 2' });
    expect(callsTo(requests, looking)[0]?.body).not.toHaveProperty('items_invoice');
  });

  it('is not selected if it cannot be read', async () => {
    await open({
      [`GET /api/v2/invoice/invoices-single/${keyOf(6)}`]: { status: 500, json: { detail: 'Tente de novo' } },
    });
    await from(6);
    await screen.findByText('Tente de novo');
    await waitFor(() => expect(choice(/Fatura do contrato/).textContent).toContain('4 · '));
  });
});

describe('a contract that cannot be changed', () => {
  const show = (more: Answers, may?: (resource: string, action: string) => boolean) =>
    renderInConsole(<ContractForm />, { answers: answers(more), at, ...(may && { may }) });

  it('says so, and links to it', async () => {
    await show({ [`GET /api/v2/contracts/${uuid(9)}`]: { json: { ...running, status: 'Cancelled' } } });
    await screen.findByText(/situação: Cancelado/);
    expect(screen.getByRole('link', { name: 'Abrir o contrato' }).getAttribute('href')).toBe(`/contracts/${uuid(9)}`);
    expect(screen.queryByRole('button', { name: 'Ver o que muda' })).toBeNull();
  });

  it('is not accessible to users who may not amend', async () => {
    const { requests } = await show({}, (_resource, action) => action !== 'amend');
    await screen.findByText('Você não tem acesso a esta página');
    expect(requests.some(({ path }) => path.startsWith('/api/v2/contracts/'))).toBe(false);
  });
});
