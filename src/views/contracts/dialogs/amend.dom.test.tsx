import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, type Asked, renderInConsole } from '../../../../tests/support/console.tsx';
import { contractRecord } from '../../../../tests/support/contracts.ts';
import AmendDialog from './amend.tsx';

const { uuid } = contractRecord();
const [looking, amending] = [`POST /api/v2/contracts/${uuid}/amend/preview`, `PUT /api/v2/contracts/${uuid}/amend`];
const figures = (total: string) => ({ total, importer_total_payable: total, exporter_net_total: total });
const told = {
  currency: 'USD',
  concerned: 1,
  before: figures('12960.00'),
  after: figures('13068.00'),
  frequency: 12,
  due_date_contract: '2027-12-31',
  total_amount: '13068.00',
  occurrences: [
    { occurrence: 12, due_date: '2027-12-31', status: 'future', before: figures('1080.00'), after: figures('1188.00') },
  ],
};

async function show(preview: Answer = { json: told }) {
  const onClose = vi.fn();
  const answers = { [looking]: preview, [amending]: { json: { ...contractRecord(), detail: 'Contrato aditado' } } };
  const view = await renderInConsole(<AmendDialog record={contractRecord()} onClose={onClose} />, { answers });
  return { ...view, onClose };
}

const callOf = ({ method, path }: Asked) => `${method} ${path}`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe('amending a contract', () => {
  it('shows what changes before it is done, and sends what was seen', async () => {
    const { asked, onClose } = await show();
    await userEvent.type(screen.getByRole('textbox', { name: /Percentual/ }), '10');
    await userEvent.type(screen.getByRole('textbox', { name: /Motivo/ }), 'IPCA');
    await press('Ver o que muda');
    await screen.findByText('Uma fatura muda. As faturas emitidas ficam como estão.');
    const rows = screen.getAllByRole('row').map(({ textContent }) => plain(textContent));
    expect(rows.slice(1)).toEqual([
      '1231/12/2027ProgramadaUS$ 1.080,00US$ 1.188,00',
      'Todas as faturas, emitidas e programadasUS$ 12.960,00US$ 13.068,00',
    ]);
    await press('Aditar contrato');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const sent = asked.filter((one) => [looking, amending].includes(callOf(one))).map(({ body }) => body);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({ kind: 'adjust', reach: 'from', reason: 'IPCA' });
    expect(sent[1]).toEqual(sent[0]);
  });

  it('says at its field what the server refuses, and does nothing', async () => {
    const refusal = {
      status: 400,
      json: { detail: 'Confira', code: 'validation', errors: { percent: 'Baixo demais' } },
    };
    const { asked } = await show(refusal);
    await userEvent.type(screen.getByRole('textbox', { name: /Percentual/ }), '10');
    await press('Ver o que muda');
    await screen.findByText('Baixo demais');
    expect(asked.filter((one) => callOf(one) === amending)).toEqual([]);
  });

  it('asks for what the chosen kind takes', async () => {
    await show();
    expect(screen.queryByRole('textbox', { name: /Percentual/ })).not.toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: /O que mudar/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pausar' }));
    expect(screen.queryByRole('textbox', { name: /Percentual/ })).toBeNull();
    expect(screen.queryByRole('option', { name: 'Itens' })).toBeNull();
  });
});
