import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { switchOpenLanguage } from '../../i18n/openWords.ts';
import { PaymentDetails } from './PaymentDetails.tsx';
import { publicInvoice } from '../records/publicInvoice.testing.ts';

beforeEach(() => switchOpenLanguage('pt'));

const account = { name: 'Wise EUR', details: 'IBAN: PT50 0002 0123 1234 5678 9015 4\nSWIFT/BIC: CMFGUS33' };
const show = (change: Parameters<typeof publicInvoice>[0] = {}) =>
  render(<PaymentDetails invoice={publicInvoice({ account, company_number: 'EXP-9', ...change })} />);

test('everything that is entered at a bank is there, and copied as a bank takes it', async () => {
  const user = userEvent.setup();
  show();
  const copied: string[] = [];
  for (const button of screen.getAllByRole('button')) {
    await user.click(button);
    copied.push(await navigator.clipboard.readText());
  }
  expect(copied).toEqual(['22900,00', 'Acme Software Ltda', 'PT50000201231234567890154', 'CMFGUS33', '17', 'EXP-9']);
});

describe.each(['pt', 'en', 'es'] as const)('in %s, an account', (language) => {
  test.each([
    [
      'ACH',
      'Bank: First Coast Bank\nRouting number: 026073150\nAccount number: 8310012345',
      [
        ['Bank', 'First Coast Bank'],
        ['Routing number', '026073150'],
        ['Account number', '8310012345'],
      ],
    ],
    [
      'IBAN',
      'IBAN: PT50 0002 0123 1234 5678 9015 4\nBIC: BCOMPTPL',
      [
        ['IBAN', 'PT50000201231234567890154'],
        ['BIC', 'BCOMPTPL'],
      ],
    ],
    ['PIX', 'Chave PIX: 0192f0c1-7a3e-4000-8000-000000000001', [['Chave PIX', '0192f0c1-7a3e-4000-8000-000000000001']]],
  ])('of the type %s has each of its fields, to copy alone', async (name, details, fields) => {
    await switchOpenLanguage(language);
    const user = userEvent.setup();
    show({ account: { name, details } });
    for (const [what = '', value = ''] of fields) {
      await user.click(screen.getByRole('button', { name: new RegExp(`: ${what}$`) }));
      expect(await navigator.clipboard.readText()).toBe(value);
    }
  });
});

test('a copy is confirmed, aloud too, and at one button', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Copiar: IBAN' }));
  const texts = screen.getAllByRole('status').map((status) => status.textContent);
  expect(texts.filter((text) => text !== '')).toEqual(['Copiado: IBAN']);
  expect(screen.getAllByText('Copiado')).toHaveLength(1);
});

test('a browser without a clipboard says so, and the text is there to select', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show();
  await user.click(screen.getByRole('button', { name: 'Copiar: IBAN' }));
  expect(await screen.findByText('O navegador não permitiu copiar. Selecione o texto e copie.')).toBeDefined();
});

test('without an account it says whom to ask, and still what is to be paid', () => {
  show({ account: null });
  const section = within(screen.getByRole('region', { name: 'Dados para pagamento' }));
  expect(section.getByText(/não indica uma conta/)).toBeDefined();
  expect(section.getByText('Acme Software Ltda')).toBeDefined();
});

test('of a partly paid invoice it asks for what is still open', () => {
  show({ amount: '100.00', currency: 'USD', transactions: [{ status: 'Pending', amount: '40.00' }] });
  const section = within(screen.getByRole('region', { name: 'Dados para pagamento' }));
  expect(section.getByText('Falta pagar')).toBeDefined();
  expect(section.getByText(/US\$\s40,00/)).toBeDefined();
  expect(section.queryByText(/100,00/)).toBeNull();
});

describe('the code to pay by transfer', () => {
  test('is there to scan', async () => {
    const { container } = show({ payment_code: { scheme: 'epc', text: 'BCD' } });
    expect(await screen.findByText('Escaneie para pagar com o seu banco')).toBeDefined();
    expect(container.querySelector('figure path')).not.toBeNull();
    expect(screen.queryByText('Pix copia e cola')).toBeNull();
  });

  test('of PIX is also there to copy', async () => {
    const user = userEvent.setup();
    const text = '00020126580014br.gov.bcb.pix6304ABCD';
    show({ payment_code: { scheme: 'pix', text } });
    await user.click(screen.getByRole('button', { name: 'Copiar: Pix copia e cola' }));
    expect(await navigator.clipboard.readText()).toBe(text);
  });

  test('is absent where the account has none', () => {
    expect(show().container.querySelector('figure')).toBeNull();
  });
});

describe('an invoice that a gateway collects', () => {
  const transactions = [{ status: 'Pending', payment_link: 'https://gateway.test/pay/1' }];

  test('has the data for a transfer as the second way', () => {
    show({ transactions });
    expect(screen.getByRole('heading', { name: 'Ou por transferência' })).toBeDefined();
  });

  test('has none without an account to transfer to', () => {
    const { container } = show({ transactions, account: { name: 'Stripe', details: null } });
    expect(container.textContent).toBe('');
  });
});
