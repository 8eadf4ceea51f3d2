import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { switchOpenLanguage } from '../i18n/openWords.ts';
import { PayNow } from './PayNow.tsx';
import { publicInvoice } from './records/publicInvoice.testing.ts';

beforeEach(() => switchOpenLanguage('pt'));

const link = 'https://gateway.test/pay/1';
const show = (status: string, more: { payment_link?: string } = {}, of: Parameters<typeof publicInvoice>[0] = {}) =>
  render(<PayNow invoice={publicInvoice({ status: 'billed', transactions: [{ status, ...more }], ...of })} />);

test.each(['Pending', 'Overdue', 'Failed'])('a payment that is %s is paid at the gateway', (status) => {
  show(status, { payment_link: link });
  expect(screen.getByRole('link', { name: 'Pagar agora' }).getAttribute('href')).toBe(link);
});

test('a payment that failed says so, and is paid again', () => {
  show('Failed', { payment_link: link });
  expect(screen.getByRole('status').textContent).toBe('O último pagamento não foi concluído. Tente novamente.');
});

test.each(['Payment Sent', 'Authorized'])('a payment that is %s is not paid twice', (status) => {
  show(status, { payment_link: link });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Aguardando a confirmação do pagamento.');
});

test('an invoice without a gateway, or a settled one, offers nothing', () => {
  const { container } = show('Pending');
  expect(container.textContent).toBe('');
  const settled = show('Paid On Time', { payment_link: link }, { status: 'paid' });
  expect(settled.container.textContent).toBe('');
});
