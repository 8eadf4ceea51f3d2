import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { previewedAmendment } from '../../../../../tests/support/amendments.ts';
import { type Answer, type SentRequest, renderInConsole } from '../../../../../tests/support/console.tsx';
import { contractRecord } from '../../../../../tests/support/contracts.ts';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import AmendDialog from './amend.tsx';

const { uuid } = contractRecord();
const [looking, amending] = [`POST /api/v2/contracts/${uuid}/amend/preview`, `PUT /api/v2/contracts/${uuid}/amend`];
const shownPreview = previewedAmendment([[12, '2027-12-31', '1080.00', '1188.00']], ['12960.00', '13068.00']);
const invoices = [
  invoiceRecord({ uuid: 'i-10', occurrence: 10, number: 40, due_date: '2027-10-31' }),
  invoiceRecord({ uuid: 'i-11', occurrence: 11, number: undefined, due_date: '2027-11-30', status: 'future' }),
  invoiceRecord({ uuid: 'i-12', occurrence: 12, number: undefined, due_date: '2027-12-31', status: 'future' }),
];
const page = (results: readonly object[]): Answer => ({ json: { results, count: results.length } });

const starts = {
  price: { name: 'price', choices: { kind: ['adjust'] } },
  pause: { name: 'pause', choices: { kind: ['pause', 'resume'] } },
  length: { name: 'length', choices: { kind: ['extend', 'end'] } },
};

async function show(preview: Answer = { json: shownPreview }, started = starts.price) {
  const onClose = vi.fn();
  const contract = contractRecord();
  const answers = {
    'GET /api/v2/invoice/invoices-by-contract': page(invoices),
    [looking]: preview,
    [amending]: { json: { ...contract, detail: 'Contrato alterado' } },
  };
  const view = await renderInConsole(<AmendDialog record={contract} started={started} onClose={onClose} />, {
    answers,
  });
  return { ...view, onClose };
}

const choose = async (field: RegExp, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

const callOf = ({ method, path }: SentRequest) => `${method} ${path}`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => plain(textContent));
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe('amending a contract', () => {
  it('shows a preview first, and sends exactly what was previewed', async () => {
    const { requests, onClose } = await show();
    await userEvent.type(screen.getByRole('textbox', { name: /Percentual/ }), '10');
    await userEvent.type(screen.getByRole('textbox', { name: /Motivo/ }), 'IPCA');
    await press('Ver o que muda');
    await screen.findByText('Uma fatura muda. As já emitidas não mudam.');
    expect(rowsOf('Todas as faturas, emitidas e programadas')).toEqual([
      'Total a pagarUS$ 12.960,00US$ 13.068,00',
      'Custo total para o importadorUS$ 12.960,00US$ 13.068,00',
      'Valor líquido para o exportadorUS$ 12.960,00US$ 13.068,00',
    ]);
    expect(rowsOf('Faturas que mudam')).toEqual(['1231/12/2027ProgramadaUS$ 1.080,00US$ 1.188,00']);
    await press('Alterar contrato');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const sent = requests.filter((one) => [looking, amending].includes(callOf(one))).map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ kind: 'adjust', reach: 'from', reason: 'IPCA' });
    expect(sent[1]).toEqual(sent[0]);
  });

  it('changes prices by a percentage or an amount: one number, which stays in the other unit', async () => {
    const { requests } = await show();
    await userEvent.type(screen.getByRole('textbox', { name: /Percentual/ }), '10');
    await press('Valor por unidade');
    expect(screen.queryByRole('textbox', { name: /Percentual/ })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Valor por unidade/ }).value).toBe('10,00');
    await press('Ver o que muda');
    await screen.findByText('Uma fatura muda. As já emitidas não mudam.');
    const sent = requests.find((one) => callOf(one) === looking)?.body;
    expect(sent).toMatchObject({ kind: 'adjust', percent: null, amount: '10' });
  });

  it('lowers prices by a negative number', async () => {
    const { requests } = await show();
    await userEvent.type(screen.getByRole('textbox', { name: /Percentual/ }), '-12,5');
    await press('Ver o que muda');
    await screen.findByText('Uma fatura muda. As já emitidas não mudam.');
    expect(requests.find((one) => callOf(one) === looking)?.body).toMatchObject({ percent: '-12.5' });
  });

  it('keeps its input after returning from the preview', async () => {
    const { requests } = await show();
    await userEvent.type(screen.getByRole('textbox', { name: /Percentual/ }), '10');
    await press('Ver o que muda');
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Percentual/ }).value).toBe('10');
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
    expect(requests.filter((one) => callOf(one) === amending)).toEqual([]);
  });

  it('ignores the second click of a double click on the previous button', async () => {
    const { requests } = await show();
    await userEvent.type(screen.getByRole('textbox', { name: /Percentual/ }), '10');
    await press('Ver o que muda');
    fireEvent.click(await screen.findByRole('button', { name: 'Alterar contrato' }), { detail: 2 });
    expect(requests.filter((one) => callOf(one) === amending)).toEqual([]);
  });

  it('closes if the contract changed meanwhile, and says so', async () => {
    const { onClose } = await show({ status: 409, json: { detail: 'Contrato encerrado', code: 'final' } });
    await userEvent.type(screen.getByRole('textbox', { name: /Percentual/ }), '10');
    await press('Ver o que muda');
    await screen.findByText('Contrato encerrado');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows the server’s error at its field, and changes nothing', async () => {
    const refusal = {
      status: 400,
      json: { detail: 'Confira', code: 'validation', errors: { percent: 'Baixo demais' } },
    };
    const { requests } = await show(refusal);
    await userEvent.type(screen.getByRole('textbox', { name: /Percentual/ }), '10');
    await press('Ver o que muda');
    await screen.findByText('Baixo demais');
    expect(requests.filter((one) => callOf(one) === amending)).toEqual([]);
  });

  it('has the kind chosen in the menu, and no choice if there is only one', async () => {
    await show();
    expect(screen.getByRole('dialog', { name: 'Reajustar preços' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /Percentual/ })).not.toBeNull();
    expect(screen.queryByRole('combobox', { name: /Tipo de alteração/ })).toBeNull();
  });

  it('shows the fields of the chosen kind', async () => {
    await show(undefined, starts.pause);
    expect(screen.queryByRole('textbox', { name: /Vencimento de/ })).not.toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: /Tipo de alteração/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Pausar', 'Retomar']);
    await userEvent.click(screen.getByRole('option', { name: 'Retomar' }));
    expect(screen.queryByRole('textbox', { name: /Vencimento de/ })).toBeNull();
  });

  it('shows the new total of an extension', async () => {
    await show(undefined, starts.length);
    expect(screen.queryByText('Inclui as faturas já emitidas.')).not.toBeNull();
  });

  it('reports that the value of the contract increases, which is confirmed too', async () => {
    const rising = {
      ...shownPreview,
      total_amount_before: '12960.00',
      required_confirmations: ['confirm_total' as const],
    };
    const { requests, onClose } = await show({ json: rising });
    await userEvent.type(screen.getByRole('textbox', { name: /Percentual/ }), '10');
    await press('Ver o que muda');
    const { textContent } = await screen.findByText(/O valor do contrato aumenta/);
    expect(plain(textContent)).toContain('de US$ 12.960,00 para US$ 13.068,00');
    await press('Alterar contrato');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [looked, done] = [looking, amending].map((call) => requests.find((one) => callOf(one) === call)?.body);
    expect(done).toEqual({ ...(looked as object), confirm_total: true });
    expect(looked).not.toHaveProperty('confirm_total');
  });

  it('shows the total of each invoice, and where the percentage differs from the requested one', async () => {
    const figures = (total: string) => ({
      subtotal: total,
      total,
      importer_total_payable: total,
      exporter_net_total: total,
    });
    const group = (count: number, occurrence: number, difference: string, percent: string) => ({
      count,
      occurrence,
      before: figures('1000.00'),
      after: figures(difference === '0.00' ? '1000.00' : '1100.00'),
      difference,
      percent,
      price_percent: percent,
    });
    await show({
      json: {
        ...shownPreview,
        adjusted: { percent: '9.2308', percent_asked: '5', deviates: true },
        groups: [group(12, 1, '100.00', '10.0000'), group(1, 5, '0.00', '0.0000')],
      },
    });
    await userEvent.type(screen.getByRole('textbox', { name: /Percentual/ }), '5');
    await press('Ver o que muda');
    await screen.findByText(
      'Percentual informado: 5%. Efetivo: de 0% a 10%, porque os preços em USD são arredondados para 0,01.',
    );
    expect(rowsOf('Cada fatura')).toEqual([
      '12 faturas, a partir da 1US$ 1.000,00US$ 1.100,00+US$ 100,00+10%',
      'Fatura 5US$ 1.000,00US$ 1.000,00US$ 0,000%',
    ]);
  });

  it('starts at the next invoice, or at one chosen by its date', async () => {
    const { requests } = await show();
    await userEvent.type(screen.getByRole('textbox', { name: /Percentual/ }), '10');
    expect(screen.getByRole('combobox', { name: /Fatura do contrato/ }).textContent).toBe('A próxima');
    await userEvent.click(screen.getByRole('combobox', { name: /Fatura do contrato/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'A próxima',
      '11 · vencimento em 30/11/2027',
      '12 · vencimento em 31/12/2027',
    ]);
    await userEvent.click(screen.getByRole('option', { name: '12 · vencimento em 31/12/2027' }));
    await press('Ver o que muda');
    await screen.findByText('Uma fatura muda. As já emitidas não mudam.');
    expect(requests.find((one) => callOf(one) === looking)?.body).toMatchObject({ occurrence: 12, reach: 'from' });
  });

  it('can end with the last issued invoice', async () => {
    await show(undefined, starts.length);
    await choose(/Tipo de alteração/, 'Encerrar antes do prazo');
    await userEvent.click(screen.getByRole('combobox', { name: /Última fatura/ }));
    const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(offered.slice(0, 2)).toEqual(['—', '10 · vencimento em 31/10/2027 · Emitida']);
    expect(offered).toHaveLength(4);
  });

  it('requires a choice for past due dates, if there are any', async () => {
    const { requests } = await show(
      { json: { ...shownPreview, past_due_dates: ['2026-01-31', '2026-02-28'] } },
      starts.length,
    );
    expect(screen.queryByRole('combobox', { name: /Vencimentos passados/ })).toBeNull();
    await choose(/Tipo de alteração/, 'Prorrogar');
    await userEvent.type(screen.getByRole('textbox', { name: /Número de faturas/ }), '14');
    await press('Ver o que muda');
    await screen.findByText(
      '2 vencimentos já passaram (31/01/2026 a 28/02/2026): escolha entre não emitir essas faturas e adiar o vencimento',
    );
    await choose(/Vencimentos passados/, 'Emitir agora com novo vencimento');
    await userEvent.type(screen.getByRole('textbox', { name: /^Vencimento \(dias após a emissão\)/ }), '15');
    await press('Ver o que muda');
    await screen.findByRole('button', { name: 'Alterar contrato' });
    const sent = requests.filter((one) => callOf(one) === looking).map(({ body }) => body);
    expect(sent.at(-1)).toMatchObject({ kind: 'extend', frequency: 14, past_dates: 'postpone', due_days: 15 });
  });
});
