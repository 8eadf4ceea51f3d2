import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { noLines } from '../grid/lines/linesReducer.ts';
import { createLinesStore, LinesContext } from '../grid/lines/linesStore.ts';
import { lineWith, scenarioWith } from '../grid/lines/samples.testing.ts';
import type { Start } from '../form/documentForm.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { invoiceForm, newValues, type DraftValues } from '../form/drafts.testing.ts';

const longAgo = '2020-01-31';
const moves = /A data de emissão será hoje/;

interface Given {
  readonly allowsRetroactive?: boolean;
  readonly unfit?: readonly number[];
  readonly wasRefused?: boolean;
  readonly edited?: Start['edited'];
  readonly contact?: object;
  readonly sums?: readonly object[];
}

async function ask(values: Partial<DraftValues> = {}, given: Given = {}) {
  const { allowsRetroactive = false, unfit = [], wasRefused = false, edited, contact, sums = [] } = given;
  const store = createLinesStore({ ...noLines, lines: [lineWith({ price: '1250.50', scenario: scenarioWith() })] });
  const [confirm, close] = [vi.fn(), vi.fn()];
  await renderInConsole(
    <LinesContext value={store}>
      <IssueDialog
        form={invoiceForm}
        words="resources.invoices.actions.bill"
        values={newValues('2999-01-01', values)}
        start={{ edited, exporter: { allowsRetroactive, timeZone: 'America/Sao_Paulo', leadDays: 10 } }}
        unfit={unfit}
        wasRefused={wasRefused}
        onConfirm={confirm}
        onClose={close}
      />
    </LinesContext>,
    {
      answers: {
        'GET /api/v2/entities/c-1': { json: { uuid: 'c-1', name: 'Blue Harbor Inc', ...contact } },
        'GET /api/v2/invoice/invoices-single/summary': { json: { count: 1, sums } },
      },
    },
  );
  return { confirm, close };
}

it('shows the amount to be sent to the exporter, in the currency of the document', async () => {
  await ask({ currency: 'JPY' });
  expect(screen.getByRole('alertdialog').textContent).toMatch(/O documento de JP¥\s1\.251 recebe seu número agora/);
});

it('shows that the issue date moves if the company allows no earlier one', async () => {
  await ask({ created: longAgo });
  expect(screen.getByRole('alertdialog').textContent).toMatch(moves);
});

it.each([
  ['the company allows it', longAgo, true],
  ['it is not past', '2999-01-01', false],
])('keeps the issue date if %s', async (_why, created, allows) => {
  await ask({ created }, { allowsRetroactive: allows });
  expect(screen.queryByText(moves)).toBeNull();
});

const kept = { uuid: 'd1', etag: '"1"', document: {}, stored: [], number: 7 };

it('keeps the issue date that was assigned with its number', async () => {
  await ask({ created: longAgo }, { edited: kept });
  expect(screen.queryByText(moves)).toBeNull();
});

it('reports changes of its scenario since the draft was saved', async () => {
  const { uuid, name } = scenarioWith();
  const gone = { uuid: 't0', name: 'ISS', value: '3.0000' };
  const stored = [{ item: { uuid: 'i1' }, quantity: '1', price: '1', scenery: { uuid, name, tributes: [gone] } }];
  await ask({}, { edited: { ...kept, stored } });
  expect(screen.getByRole('alertdialog').textContent).toContain(`${name}: ISS (3%) foi removido do cenário.`);
});

describe('what is issued', () => {
  const client = { service_buyer_uuid: 'c-1', due_date: '2999-12-31' };
  const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

  it('is the client, the total, the due date and whom it is mailed to', async () => {
    await ask({
      ...client,
      currency: 'USD',
      send_email: true,
      responsible_email: 'grace@client.test; ada@client.test',
    });
    await screen.findByText('Blue Harbor Inc');
    expect(facts()).toEqual([
      'Blue Harbor Inc',
      expect.stringMatching(/^US\$\s1\.250,50$/),
      '31/12/2999',
      'Será enviada por e-mail a grace@client.test e ada@client.test',
    ]);
  });

  it.each([
    ['it is off', { responsible_email: 'grace@client.test' }, /“Enviar por e-mail ao emitir” está desligado/],
    ['the client has no address', {}, /o cliente não tem endereço/],
  ])('is not mailed because %s', async (_why, contact, reason) => {
    await ask(client, { contact });
    await screen.findByText(reason);
  });
});

it('issues only after confirmation', async () => {
  const { confirm, close } = await ask();
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
  expect(close).toHaveBeenCalledOnce();
  expect(confirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Emitir fatura' }));
  expect(confirm).toHaveBeenCalledExactlyOnceWith(false);
});

it.each([
  [
    'names the lines whose scenario is for other countries',
    { unfit: [1, 3] },
    'Os cenários das linhas 1 e 3 não correspondem',
  ],
  [
    'goes by what the server knows where the form does not',
    { wasRefused: true },
    'Há linhas com cenário que não corresponde',
  ],
])('%s, and issues once that is confirmed', async (_what, given, warning) => {
  const { confirm } = await ask({}, given);
  expect(screen.getByRole('alertdialog').textContent).toContain(warning);
  await userEvent.click(screen.getByRole('button', { name: 'Emitir assim mesmo' }));
  expect(confirm).toHaveBeenCalledExactlyOnceWith(true);
});

describe('a client with a limit of credit', () => {
  const limited = { credit_limit: '2000.00', credit_currency: 'BRL' };
  const owing = (open_amount: string) => ({
    contact: limited,
    sums: [{ currency: 'BRL', count: 1, amounts: { amount: '900.00', open_amount } }],
  });
  const warning = /Blue Harbor Inc deve R\$\s2\.050,50, mais do que o limite de crédito de R\$\s2\.000,00/;

  it('is reported if it then owes more', async () => {
    await ask({ service_buyer_uuid: 'c-1' }, owing('800.00'));
    await screen.findByText(warning);
  });

  it.each([
    ['owes no more than it', 'BRL', '749.50'],
    ['pays in another currency', 'USD', '800.00'],
  ])('is not reported if it %s', async (_why, currency, open) => {
    await ask({ service_buyer_uuid: 'c-1', currency }, owing(open));
    await screen.findByText('Blue Harbor Inc');
    expect(screen.queryByText(/limite de crédito/)).toBeNull();
  });
});
