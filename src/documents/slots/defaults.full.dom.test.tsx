import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { open, uuid } from './form.testing.tsx';

const documents = {
  language: 'client',
  terms_payment: '30 dias',
  observation: 'Pix: 11222333000181',
  show_tax_invoice: false,
  show_exporter_net: true,
};
const company = {
  'GET /api/v2/companies/me': { json: { uuid: uuid(1), name: 'Acme Ltda', currency: 'USD', documents } },
};

const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
const isOn = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;

it('a new invoice starts with the document defaults of its company', async () => {
  await open('/invoices/create', company);
  expect([text('Instruções de pagamento'), text('Observações')]).toEqual(['30 dias', 'Pix: 11222333000181']);
  expect([isOn(/Mostrar tributos/), isOn(/valor líquido/)]).toEqual([false, true]);
});

it('an existing one, and a copy, keep their own values', async () => {
  for (const at of [`/invoices/create?uuid=${uuid(9)}`, `/invoices/create?copy=${uuid(9)}`]) {
    const { unmount } = await open(at, company);
    expect([text('Instruções de pagamento'), text('Observações')]).toEqual(['', 'Obrigado']);
    expect([isOn(/Mostrar tributos/), isOn(/valor líquido/)]).toEqual([true, false]);
    unmount();
  }
});
