import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { switchOpenLanguage } from '../i18n/openWords.ts';
import { askFor, type PublicInvoice } from './publicInvoice.ts';
import { PublicView } from './PublicView.tsx';

const invoice: PublicInvoice = {
  uuid: '01a1f7fb-7ddb-7d78-94dc-e1c545e6b39f',
  number: 17,
  status: 'billed',
  currency: 'BRL',
  amount: '22900.00',
  created: '2026-11-19',
  due_date: '2026-12-19',
  template: 'invoiceTemplate1',
  service_provider: { name: 'Acme Software Ltda', nif: '11222333000181', location: { country: { identifier: 'BR' } } },
  service_buyer: { name: 'Müller & Söhne GmbH' },
};

beforeEach(() => switchOpenLanguage('pt'));

const show = (changes: Partial<PublicInvoice> = {}) =>
  render(<PublicView answer={{ kind: 'found', invoice: { ...invoice, ...changes } }} hash="h-1" />);

describe('the public page of an invoice', () => {
  test('says what to pay, until when, from whom and to whom', () => {
    show();
    const summary = within(screen.getByRole('region', { name: 'Fatura 17' }));
    for (const text of ['Em aberto', '19/12/2026', '11.222.333/0001-81', 'Müller & Söhne GmbH']) {
      expect(summary.getByText(text)).toBeDefined();
    }
    expect(summary.getByText(/22\.900,00/).textContent).toContain('R$');
    expect(document.title).toBe('Fatura 17 · Ultramar');
  });

  test.each([
    [{ is_overdue: true }, 'Vencida', 'Valor a enviar'],
    [{ status: 'paid', is_overdue: true }, 'Paga', 'Valor'],
    [{ status: 'draft', number: null }, 'Rascunho', 'Valor a enviar'],
  ] as const)('%o is called %s', (changes, status, label) => {
    show(changes);
    expect(screen.getByText(status)).toBeDefined();
    expect(screen.getByText(label)).toBeDefined();
  });

  test('offers no management of the invoice', () => {
    show();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Baixar PDF']);
  });
});

describe('the document', () => {
  test('is framed and downloaded in the chosen language', async () => {
    const user = userEvent.setup();
    show();
    const frame = () => screen.getByTitle('Documento da fatura').getAttribute('src') ?? '';
    expect(frame()).toContain('/api/invoiceTemplate/invoiceTemplate1?');
    expect(new URL(frame(), 'http://x').searchParams.get('locale')).toBe('pt');
    await user.selectOptions(screen.getByLabelText('Idioma do documento'), 'es');
    const asked = new URL(frame(), 'http://x').searchParams;
    expect([asked.get('locale'), asked.get('uuid_invoice'), asked.get('hash')]).toEqual(['es', invoice.uuid, 'h-1']);
    expect(screen.getByRole('link', { name: 'Baixar PDF' }).getAttribute('href')).toMatch(/locale=es.*format=pdf/);
  });

  test('that cannot load is said to', () => {
    show();
    fireEvent.load(screen.getByTitle('Documento da fatura'));
    expect(screen.getByRole('alert').textContent).toBe('Não foi possível exibir o PDF.');
  });
});

describe('asking for it', () => {
  const address = { type: 'individual', hash: 'a+b' } as const;

  test.each([404, 400, 403])('%i is an invoice that does not exist', async (status) => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 'x' }, { status }));
    await expect(askFor(address)).resolves.toEqual({ kind: 'notFound' });
  });

  test.each([429, 500, 503])('%i is worth another try', async (status) => {
    vi.stubGlobal('fetch', async () => Response.json({ code: 'x' }, { status }));
    await expect(askFor(address)).resolves.toEqual({ kind: 'failed' });
  });

  test('a path that names no document asks nobody', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    vi.stubGlobal('fetch', fetch);
    await expect(askFor(undefined)).resolves.toEqual({ kind: 'notFound' });
    expect(fetch).not.toHaveBeenCalled();
  });

  test('the hash goes whole into the address', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(invoice));
    vi.stubGlobal('fetch', fetch);
    await expect(askFor(address)).resolves.toMatchObject({ kind: 'found', invoice: { number: 17 } });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/v2/public/invoices/individual/a%2Bb');
  });
});

test.each([
  ['notFound', 'Não encontramos esta fatura', false],
  ['failed', 'Não foi possível abrir a fatura', true],
] as const)('%s is said kindly', (kind, title, retries) => {
  render(<PublicView answer={{ kind }} hash="" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.queryByRole('button', { name: 'Tentar de novo' }) !== null).toBe(retries);
});
