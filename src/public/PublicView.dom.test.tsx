import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { unbroken } from '../../domain/words/unbroken.ts';
import { switchOpenLanguage } from '../i18n/openWords.ts';
import { publicInvoice } from './records/publicInvoice.testing.ts';
import { PublicView } from './PublicView.tsx';
import { screen as publicScreen } from './screen.tsx';
import { setWide } from './wide.testing.ts';

beforeEach(() => {
  setWide(true);
  return switchOpenLanguage('pt');
});

describe('the public page of an invoice', () => {
  test.each([
    [{}, 'Fatura 17'],
    [{ number: null, company_number: 'ACME-9' }, 'Fatura ACME-9'],
    [{ number: null, company_number: null }, 'Rascunho de fatura'],
  ])('with %o is called %s', (changes, title) => {
    render(
      <PublicView
        answer={{ kind: 'found', document: publicInvoice(changes) }}
        address={{ at: 'invoices/individual', hash: 'h-1' }}
      />,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(unbroken(title));
    expect(document.title).toBe(`${title} · Ultramar`);
    expect(screen.getByRole('contentinfo').textContent).toBe('Documento emitido com Ultramar');
  });

  test('offers no management of the invoice', () => {
    render(
      <PublicView
        answer={{ kind: 'found', document: publicInvoice() }}
        address={{ at: 'invoices/individual', hash: 'h-1' }}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Baixar PDF']);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Usar tema escuro',
      'Copiar: Total a pagar',
      'Copiar: Favorecido',
      'Copiar: Número da fatura',
    ]);
  });

  test('changes its language, the document with it', async () => {
    const user = userEvent.setup();
    render(
      <PublicView
        answer={{ kind: 'found', document: publicInvoice() }}
        address={{ at: 'invoices/individual', hash: 'h-1' }}
      />,
    );
    await user.selectOptions(screen.getByLabelText('Idioma'), 'es');
    expect(await screen.findByRole('heading', { name: 'Factura 17' })).toBeDefined();
    expect(screen.getByTitle('Páginas del documento').getAttribute('src')).toContain('locale=es');
  });

  test.each([
    ['notFound', 'Não encontramos este documento', false],
    ['failed', 'Não foi possível abrir o documento', true],
  ] as const)('%s is said kindly', (kind, title, retries) => {
    render(<PublicView answer={{ kind }} address={undefined} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.queryByRole('button', { name: 'Tentar de novo' }) !== null).toBe(retries);
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

describe('opening an address', () => {
  const open = async (path: string) => {
    history.replaceState(null, '', path);
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(publicInvoice()));
    vi.stubGlobal('fetch', fetch);
    render(await publicScreen(() => undefined));
    return fetch;
  };

  test('shows the invoice behind its hash', async () => {
    const fetch = await open('/view/invoices/individual/h-1');
    expect(screen.getByRole('heading', { name: 'Fatura 17' })).toBeDefined();
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/v2/public/invoices/individual/h-1']);
    expect(screen.getByTitle('Páginas do documento').getAttribute('src')).toContain('hash=h-1');
  });

  test('that names no invoice finds none', async () => {
    const fetch = await open('/view/invoices/all');
    expect(screen.getByRole('heading', { name: 'Não encontramos este documento' })).toBeDefined();
    expect(fetch).not.toHaveBeenCalled();
  });
});
