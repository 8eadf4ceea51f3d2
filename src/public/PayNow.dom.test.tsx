import { act, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { switchOpenLanguage } from '../i18n/openWords.ts';
import { PayNow } from './PayNow.tsx';
import { publicInvoice } from './records/publicInvoice.testing.ts';
import { useConfirmed } from './returned.ts';

beforeEach(() => {
  history.replaceState(null, '', '/view/invoices/individual/h');
  return switchOpenLanguage('pt');
});

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

describe('on the way back from the gateway', () => {
  const back = (message: string) => history.replaceState(null, '', `/view/invoices/individual/h?payment=${message}`);

  test('a payment that is on its way is not paid twice', () => {
    back('sent');
    show('Pending', { payment_link: link });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/^Obrigado\. Seu pagamento está a caminho/);
  });

  test('a payment that has failed meanwhile is paid again', () => {
    back('sent');
    show('Failed', { payment_link: link });
    expect(screen.getByRole('status').textContent).toMatch(/não foi concluído/);
    expect(screen.getByRole('link')).toBeDefined();
  });

  test('a page that did not open is tried again', () => {
    back('unavailable');
    show('Pending', { payment_link: link });
    expect(screen.getByRole('status').textContent).toMatch(/^Não foi possível abrir a página de pagamento/);
    expect(screen.getByRole('link').getAttribute('href')).toBe(link);
  });

  test('a payment that the gateway refuses is not tried again', () => {
    back('refused');
    show('Pending', { payment_link: link });
    expect(screen.getByRole('status').textContent).toBe(
      'O meio de pagamento não aceita este pagamento. Fale com a empresa.',
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('the page shows the confirmation once it has come', async () => {
    back('sent');
    vi.useFakeTimers();
    const answers = ['billed', 'paid'].map((status) =>
      publicInvoice({ status: status === 'paid' ? 'paid' : 'billed' }),
    );
    const fetched = vi.fn(async () => Response.json(answers.shift()));
    vi.stubGlobal('fetch', fetched);
    const first = publicInvoice({ status: 'billed', transactions: [{ status: 'Pending', payment_link: link }] });
    const address = { at: 'invoices/individual', hash: 'h' };
    const { result } = renderHook(() => useConfirmed({ kind: 'found', document: first }, address));
    for (let look = 0; look < 4; look += 1) await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(result.current).toMatchObject({ document: { status: 'paid' } });
    expect(fetched).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
