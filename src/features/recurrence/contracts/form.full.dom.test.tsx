import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  documentAnswers,
  openDocument,
  press,
  sent,
  uuid,
  type Answers,
} from '../../../../tests/support/documentForm.tsx';
import { contractRecord } from '../../../../tests/support/contracts.ts';
import ContractForm from './form.tsx';

const create = '/api/v2/contracts/create';
/** Two lines with a monthly total of 1,000.00; the value equals the sum. */
const copied = {
  ...contractRecord({
    uuid: uuid(9),
    currency: 'USD',
    type: 'fixed',
    frequency: 12,
    total_amount: '12000.00',
    service_buyer_uuid: uuid(2),
  }),
  account_uuid: uuid(3),
  items_invoice: [
    {
      item: { uuid: uuid(5), description: 'Consultoria' },
      quantity: '2.0000',
      price: '500.000',
      scenery: { uuid: uuid(4), name: 'Brasil → Estados Unidos', tributes: [{ uuid: uuid(7), value: '0.0000' }] },
    },
  ],
};

const open = (at: string, more: Answers = {}) =>
  openDocument(<ContractForm />, at, {
    ...documentAnswers(),
    'GET /api/v2/companies/me': {
      json: { uuid: uuid(1), name: 'Acme Ltda', time_zone: 'America/Sao_Paulo', issue_lead_days: 10 },
    },
    [`GET /api/v2/contracts/${uuid(9)}`]: { json: copied },
    ...more,
  });
const copy = `/contracts/create?copy=${uuid(9)}`;

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const due = () => field(/Primeiro vencimento/);
const end = () => field(/Fim do contrato/);
const value = () => field(/Valor do contrato/);
const count = () => field(/Número de faturas/);
const schedule = () => within(screen.getByRole('region', { name: 'Cronograma' }));
const retype = async (of: HTMLElement, text: string) => {
  await userEvent.clear(of);
  await userEvent.type(of, text);
};
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a new contract', () => {
  it('is validated before a request, with the focus at the first error', async () => {
    const { requests } = await open('/contracts/create');
    await press('Criar contrato');
    await waitFor(() => expect(screen.getAllByText('Campo obrigatório')).toHaveLength(4));
    screen.getByText('Adicione pelo menos um item');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Cliente/ }));
    expect(sent(requests, create)).toEqual([]);
  });

  it('explains which values the dates depend on', async () => {
    await open('/contracts/create');
    expect(schedule().getByText(/Informe a frequência/).tagName).toBe('P');
  });
});

describe('the schedule beside it', () => {
  const rows = () =>
    schedule()
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map((cell) => cell.textContent),
      )
      .filter((cells) => cells.length > 0);

  it('follows every key: due dates, issue dates, and clamped days', async () => {
    await open(copy);
    await userEvent.type(due(), '31012999');
    expect(rows().slice(0, 3)).toEqual([
      ['1', '31/01/2999', '21/01/2999'],
      ['2', '28/02/2999fim do mês', '18/02/2999'],
      ['3', '31/03/2999', '21/03/2999'],
    ]);
    schedule().getByText('12 faturas, de 31/01/2999 a 31/12/2999');
    schedule().getByText('5 delas vencem no último dia do mês, em meses com menos de 31 dias.');
    await retype(count(), '2');
    expect(rows()).toHaveLength(2);
    schedule().getByText('2 faturas, de 31/01/2999 a 28/02/2999');
  });

  it('marks what is issued immediately', async () => {
    await open(copy);
    await userEvent.type(due(), '31012999');
    const today = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });
    const [day, month, year] = today.format(Date.now()).split('/');
    await retype(due(), `${day}${month}${year}`);
    expect(rows()[0]?.[2]).toBe('hoje');
  });

  it('sums years and the whole term as prices are typed', async () => {
    await open(copy);
    await userEvent.type(due(), '15112999');
    const years = () =>
      schedule()
        .getAllByRole('button')
        .map(({ textContent }) => plain(textContent));
    expect(years()).toEqual(['29992 faturasUS$ 2.000,00', '300010 faturasUS$ 10.000,00']);
    const figures = () =>
      schedule()
        .getAllByRole('definition')
        .map(({ textContent }) => plain(textContent));
    expect(figures()).toEqual(['US$ 12.000,00', 'US$ 12.000,00', 'US$ 11.400,00', 'US$ 600,00']);
    await userEvent.click(screen.getByRole('button', { name: '500,00' }));
    await retype(screen.getByRole('textbox', { name: 'Preço unitário, linha 1' }), '1000');
    expect(years()[0]).toBe('29992 faturasUS$ 4.000,00');
    expect(figures()[0]).toBe('US$ 24.000,00');
  });

  it('renders only the expanded years, of six hundred only the first', async () => {
    await open(copy);
    await userEvent.type(due(), '15112999');
    await retype(count(), '600');
    expect(rows()).toHaveLength(2);
    await userEvent.click(schedule().getByRole('button', { name: /^3000/ }));
    expect(rows()).toHaveLength(14);
    await userEvent.click(schedule().getByRole('button', { name: /^2999/ }));
    expect(rows()).toHaveLength(12);
    expect(schedule().getAllByRole('button')).toHaveLength(7);
    await userEvent.click(schedule().getByRole('button', { name: 'Mais 45 anos' }));
    expect(schedule().getAllByRole('button')).toHaveLength(31);
  });
});

describe('a derived value', () => {
  it('is the end, the last due date, until the user changes it', async () => {
    await open(copy);
    await userEvent.type(due(), '31012999');
    expect(end().value).toBe('31/12/2999');
    await retype(count(), '3');
    expect(end().value).toBe('31/03/2999');
    await retype(end(), '30062999');
    await retype(count(), '2');
    expect(end().value).toBe('30/06/2999');
  });

  it('is the value, the sum of all invoices, until the user changes it', async () => {
    await open(copy);
    expect(value().value).toBe('12.000,00');
    await retype(count(), '6');
    expect(value().value).toBe('6.000,00');
    await retype(value(), '9000');
    await retype(count(), '7');
    expect(value().value).toBe('9.000,00');
  });

  it('reports with three values, while lines are edited, that a fixed value is too small', async () => {
    await open(copy);
    await retype(value(), '11999,99');
    const texts = () =>
      plain(value().closest('.MuiFormControl-root')?.querySelector('.MuiFormHelperText-root')?.textContent);
    expect(texts()).toBe(
      'O valor do contrato (US$ 11.999,99) é menor que a soma das faturas: 12 × US$ 1.000,00 = US$ 12.000,00',
    );
    await userEvent.click(screen.getByRole('button', { name: '500,00' }));
    const price = screen.getByRole('textbox', { name: 'Preço unitário, linha 1' });
    await retype(price, '600');
    expect(texts()).toContain('12 × US$ 1.200,00 = US$ 14.400,00');
    await retype(price, '400');
    expect(value().getAttribute('aria-invalid')).toBe('false');
    await retype(price, '600');
    await userEvent.click(screen.getByRole('combobox', { name: /Tipo/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Variável' }));
    expect(value().getAttribute('aria-invalid')).toBe('false');
  });

  it('an end before the last due date is refused at that field, with the date', async () => {
    const { requests } = await open(copy);
    await userEvent.type(due(), '31012999');
    await retype(end(), '30112999');
    await press('Criar contrato');
    await screen.findByText('O contrato não pode terminar antes do último vencimento, 31/12/2999');
    expect(sent(requests, create)).toEqual([]);
  });
});

describe('its creation', () => {
  const confirm = async () =>
    userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Criar contrato' }));

  it('confirms how many invoices will be issued, sends once, and opens it', async () => {
    const { requests, place } = await open(copy, {
      [`POST ${create}`]: { status: 201, json: { ...copied, uuid: uuid(8), detail: 'Contrato criado' } },
    });
    await userEvent.type(due(), '31012999');
    await press('Criar contrato');
    const dialog = await screen.findByRole('alertdialog');
    expect(plain(dialog.textContent)).toContain(
      '12 faturas de US$ 1.000,00 serão emitidas automaticamente, a primeira em 21/01/2999.',
    );
    await confirm();
    await screen.findByText('Contrato criado');
    const [call] = sent(requests, create);
    expect(call?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/);
    expect(call?.body).toMatchObject({
      service_provider_uuid: uuid(1),
      service_buyer_uuid: uuid(2),
      account_uuid: uuid(3),
      type: 'fixed',
      frequency_symbology: 'M',
      frequency: 12,
      due_date: '2999-01-31',
      due_date_contract: '2999-12-31',
      total_amount: '12000.00',
      items_invoice: [{ item: { uuid: uuid(5) }, quantity: '2', price: '500', scenery: { uuid: uuid(4) } }],
    });
    expect(call?.body).not.toHaveProperty('is_draft');
    expect(call?.body).not.toHaveProperty('files');
    await waitFor(() => expect(place.current).toMatch(/^\/contracts/));
  });

  it('includes its files', async () => {
    const { requests, user } = await open(copy, {
      [`POST ${create}`]: { status: 201, json: { ...copied, uuid: uuid(8), detail: 'Contrato criado' } },
    });
    await userEvent.type(due(), '31012999');
    const pdf = new File(['%PDF-'], 'Proposta.pdf', { type: 'application/pdf' });
    await user.upload(await screen.findByLabelText('Anexos', { selector: 'input' }), pdf);
    await press('Criar contrato');
    await confirm();
    await screen.findByText('Contrato criado');
    const body = sent(requests, create)[0]?.body;
    if (!(body instanceof FormData)) throw new Error('Its files cannot go as JSON');
    expect(body.getAll('files').map((file) => (file instanceof File ? file.name : file))).toEqual(['Proposta.pdf']);
    expect([body.get('frequency'), body.get('due_date')]).toEqual(['12', '2999-01-31']);
  });

  it('shows the server’s errors at its fields', async () => {
    const errors = { total_amount: 'Valor ruim' };
    await open(copy, { [`POST ${create}`]: { status: 400, json: { detail: 'Confira os campos', errors } } });
    await userEvent.type(due(), '31012999');
    await press('Criar contrato');
    await confirm();
    await screen.findByText('Valor ruim');
    expect(document.activeElement).toBe(value());
  });

  it('asks for another confirmation if a scenario is for other countries', async () => {
    let tries = 0;
    const refusal = { status: 409, json: { detail: 'Outros países', code: 'scenario_unfit', errors: {} } };
    const made = { status: 201, json: { ...copied, uuid: uuid(8), detail: 'Contrato criado' } };
    const { requests } = await open(copy, { [`POST ${create}`]: () => (++tries === 1 ? refusal : made) });
    await userEvent.type(due(), '31012999');
    await press('Criar contrato');
    await confirm();
    await screen.findByText('Outros países');
    await press('Criar contrato');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Criar assim mesmo' }));
    await screen.findByText('Contrato criado');
    expect(sent(requests, create)[1]?.body).toMatchObject({ confirm_scenarios: true });
  });
});
