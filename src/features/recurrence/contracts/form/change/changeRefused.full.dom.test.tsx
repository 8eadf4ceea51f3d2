import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { uuid } from '../../../../../../tests/support/documentForm.tsx';
import {
  box,
  callsTo,
  choice,
  costs,
  look,
  looking,
  open,
  plain,
  running,
  saving,
  preview,
} from './change.testing.tsx';

describe('a refusal', () => {
  const refusal = (errors: object) => ({ status: 400, json: { detail: 'Confira', code: 'validation', errors } });

  it('is shown at its field: the invoice issued meanwhile, a line, an account', async () => {
    const errors = {
      occurrence: 'A fatura 4 não está mais programada',
      'items_invoice.0.price': 'Preço alto demais',
      account_uuid: 'Não existe mais',
    };
    const { requests } = await open({ [looking]: refusal(errors) });
    await costs('1000');
    await look();
    for (const message of Object.values(errors)) await screen.findByText(message);
    expect(document.activeElement).toBe(choice(/Fatura do contrato/));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsTo(requests, saving)).toEqual([]);
  });

  it('after the preview, too; the input is kept', async () => {
    await open({ [saving]: refusal({ occurrence: 'A fatura 4 não está mais programada' }) });
    await userEvent.type(box(/Observações/), ' 2');
    await look();
    await userEvent.click(await screen.findByRole('button', { name: 'Salvar alterações' }));
    await screen.findByText('A fatura 4 não está mais programada');
    expect(box(/Observações/).value).toBe('Obrigado 2');
  });

  it('because another user amended it meanwhile continues from there, keeping input', async () => {
    let version = 4;
    const changed = { ...running, company_number: 'PO 5' };
    const { requests } = await open({
      [`GET /api/v2/contracts/${uuid(9)}`]: () => ({
        json: version === 4 ? running : changed,
        headers: { ETag: `"${version}"` },
      }),
      [looking]: ({ headers }) =>
        headers.get('If-Match') === `"${version}"`
          ? { json: preview }
          : { status: 409, json: { detail: 'Mudou', code: 'stale' } },
    });
    await userEvent.type(box(/Observações/), ' 2');
    version = 5;
    await look();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Carregar/ }));
    await waitFor(() => expect(box(/Referência interna/).value).toBe('PO 5'));
    expect(box(/Observações/).value).toBe('Obrigado 2');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await look();
    await screen.findByRole('dialog', { name: 'Salvar as alterações?' });
    expect(callsTo(requests, looking).at(-1)?.body).toEqual({
      kind: 'terms',
      reach: 'from',
      occurrence: 4,
      observation: 'Obrigado 2',
    });
  });

  it('for a scenario for other countries is confirmed with its effect visible', async () => {
    const { requests } = await open({
      [looking]: ({ body }) =>
        (body as { confirm_scenarios?: boolean }).confirm_scenarios
          ? { json: preview }
          : {
              status: 409,
              json: {
                detail: 'Outro país',
                code: 'scenario_unfit',
                errors: { 'items_invoice.0.scenery': 'Outro país' },
              },
            },
    });
    await costs('1000');
    await look();
    await waitFor(() => expect(callsTo(requests, looking)).toHaveLength(1));
    await look();
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText(/não corresponde/);
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar assim mesmo' }));
    await waitFor(() => expect(callsTo(requests, saving)[0]?.body).toMatchObject({ confirm_scenarios: true }));
  });
});

describe('the value of a fixed contract', () => {
  const fixed = { [`GET /api/v2/contracts/${uuid(9)}`]: { json: { ...running, type: 'fixed' } } };

  it('is shown to increase as soon as it no longer covers the invoices, and is confirmed too', async () => {
    const rising = { ...preview, total_amount: '9000.00', required_confirmations: ['confirm_total'] };
    const { requests } = await open({ ...fixed, [looking]: { json: rising } });
    expect(screen.queryByText(/as faturas somam/)).toBeNull();
    await costs('1000');
    const warning = screen.getByText(/as faturas somam/);
    expect(plain(warning.textContent)).toContain('US$ 9.000,00 e ultrapassam o valor do contrato, US$ 6.000,00');
    await look();
    const dialog = within(await screen.findByRole('dialog'));
    expect(plain(dialog.getByText(/O valor do contrato aumenta/).textContent)).toContain(
      'de US$ 6.000,00 para US$ 9.000,00',
    );
    expect(callsTo(requests, looking)[0]?.body).not.toHaveProperty('confirm_total');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar alterações' }));
    await waitFor(() => expect(callsTo(requests, saving)[0]?.body).toMatchObject({ confirm_total: true }));
  });
});
