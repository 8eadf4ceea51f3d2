import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, renderInConsole } from '../../../../../tests/support/console.tsx';
import { invoiceRecord } from '../../../../../tests/support/invoices.ts';
import { localTime } from '../../../../../domain/dates/zone.ts';
import { thisMinute } from '../../../payments/receipts/receiptOf.ts';
import ReceiveDialog from './receive.tsx';

const statusCall = 'PUT /api/v2/invoice/status/u-1';
const currencies = {
  results: [
    { id: 1, code: 'BRL', name: 'Real' },
    { id: 2, code: 'USD', name: 'Dólar' },
  ],
  count: 2,
};

const show = async (answer: Answer = { json: { uuid: 'u-1', detail: 'Recebida' } }) => {
  const onClose = vi.fn();
  const view = await renderInConsole(<ReceiveDialog record={invoiceRecord({ uuid: 'u-1' })} onClose={onClose} />, {
    answers: {
      [statusCall]: answer,
      'GET /api/v2/companies/me': { json: { uuid: 'c-1', time_zone: 'Asia/Tokyo' } },
      'GET /api/v2/currencies': { json: currencies },
      'GET /api/v3/currencies': { json: currencies },
    },
  });
  return { ...view, onClose };
};
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const enter = async (name: RegExp, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const chooseReais = async () => {
  const currency = screen.getByRole('combobox', { name: /Moeda recebida/ });
  await userEvent.click(currency);
  await userEvent.clear(currency);
  await userEvent.type(currency, 'BRL');
  await userEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: /BRL/ }));
};
/** Once the company's time zone has loaded. */
const submit = async () => {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Registrar recebimento' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
};
const remaining = () => screen.getByRole('status', { name: 'Valor recebido' }).textContent;

describe('recording a manual receipt', () => {
  it('starts in the invoice currency at parity, and computes the remaining amount during typing', async () => {
    await show();
    expect(field(/Taxa de câmbio/)).toHaveProperty('disabled', true);
    expect(field(/Taxa de câmbio/).value).toBe('1,0000');
    expect(remaining()).toBe('US$\u00a01.080,00');
    await enter(/Tarifa/, '10,5');
    expect(remaining()).toBe('US$\u00a01.069,50');
  });

  it('uses the current minute by default, and focuses the first field', async () => {
    const before = thisMinute();
    const { requests } = await show();
    const currency = screen.getByRole<HTMLInputElement>('combobox', { name: /Moeda recebida/ });
    expect(document.activeElement).toBe(currency);
    expect([currency.selectionStart, currency.selectionEnd]).toEqual([0, currency.value.length]);
    await submit();
    await screen.findByText('Recebida');
    const sent = requests.find((call) => call.method === 'PUT')?.body as { payment_date: string };
    const minutes = [before, thisMinute()].map((of) => localTime(new Date(of), 'Asia/Tokyo').replace('T', ' '));
    expect(minutes).toContain(sent.payment_date);
  });

  it.each([
    ['the choice it begins with', ''],
    ['a figure further on', '{Tab}'],
  ])('is sent by Ctrl+Enter in %s', async (_, keys) => {
    const { onClose } = await show();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Registrar recebimento' });
    await waitFor(() => expect(button.disabled).toBe(false));
    await userEvent.keyboard(`${keys}{Control>}{Enter}{/Control}`);
    await screen.findByText('Recebida');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('refuses a fee above the received amount, and focuses it', async () => {
    const { requests } = await show();
    await enter(/Tarifa/, '1080,01');
    await submit();
    await screen.findByText('A tarifa não pode ser maior do que o valor recebido, US$ 1.080,00');
    expect(document.activeElement).toBe(field(/Tarifa/));
    expect(requests.filter((call) => call.method === 'PUT')).toEqual([]);
  });

  it('shows the error of a field on blur', async () => {
    await show();
    await userEvent.clear(field(/Data/));
    expect(screen.queryByText('Campo obrigatório')).toBeNull();
    await userEvent.tab();
    expect(await screen.findByText('Campo obrigatório')).toBeTruthy();
    expect(document.activeElement).not.toBe(field(/Data/));
  });

  it('sends the input, with the payment time in the company’s time zone', async () => {
    const { requests, onClose } = await show();
    await chooseReais();
    await enter(/Taxa de câmbio/, '5,1234');
    await enter(/Tarifa/, '10,50');
    await enter(/Data do pagamento/, '090320261530');
    await enter(/Observação/, 'Extrato 7');
    await submit();
    await screen.findByText('Recebida');
    expect(requests.find((call) => call.method === 'PUT')?.body).toEqual({
      amount: '1080.00',
      status: 'paid',
      exchange_currency: 'BRL',
      exchange_rate: '5.1234',
      fee: '10.50',
      remaining_amount: '5522.77',
      note: 'Extrato 7',
      payment_date: localTime(new Date(2026, 2, 9, 15, 30), 'Asia/Tokyo').replace('T', ' '),
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('requires a rate for another currency', async () => {
    await show();
    await chooseReais();
    expect(field(/Taxa de câmbio/).value).toBe('');
    expect(remaining()).toBe('–');
  });

  it('keeps its state while a currency is typed, and refuses an unknown one', async () => {
    const { requests } = await show();
    const currency = screen.getByRole<HTMLInputElement>('combobox', { name: /Moeda recebida/ });
    await userEvent.clear(currency);
    await userEvent.type(currency, 'real antigo');
    expect([currency.value, remaining()]).toEqual(['real antigo', '–']);
    await enter(/Data do pagamento/, '090320261530');
    await submit();
    await screen.findByText('“real antigo” não corresponde a nenhum registro. Escolha um da lista.');
    expect(requests.filter((call) => call.method === 'PUT')).toEqual([]);
  });

  it('shows missing values at their fields, and sends nothing', async () => {
    const { requests } = await show();
    await userEvent.clear(field(/Data do pagamento/));
    await submit();
    await screen.findByText('Campo obrigatório');
    expect(field(/Data do pagamento/).getAttribute('aria-invalid')).toBe('true');
    expect(requests.filter((call) => call.method === 'PUT')).toEqual([]);
  });

  it('shows the server’s error at its field', async () => {
    const { onClose } = await show({
      status: 400,
      json: { detail: 'Confira os campos', code: 'validation', errors: { fee: 'Tarifa alta demais' } },
    });
    await enter(/Data do pagamento/, '090320261530');
    await submit();
    await screen.findByText('Tarifa alta demais');
    await screen.findByText('Confira os campos');
    expect(document.activeElement).toBe(field(/Tarifa/));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('after a conflict shows the reason and closes', async () => {
    const { onClose } = await show({ status: 409, json: { detail: 'Já foi paga' } });
    await enter(/Data do pagamento/, '090320261530');
    await submit();
    await screen.findByText('Já foi paga');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
