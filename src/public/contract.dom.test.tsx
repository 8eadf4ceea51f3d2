import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { switchOpenLanguage } from '../i18n/openWords.ts';
import { samplePublicContract } from './records/publicContract.testing.ts';
import { PublicView } from './PublicView.tsx';
import { screen as publicScreen } from './screen.tsx';

beforeEach(() => switchOpenLanguage('pt'));

const show = (changes: Parameters<typeof samplePublicContract>[0] = {}) =>
  render(
    <PublicView
      answer={{ kind: 'foundContract', document: samplePublicContract(changes) }}
      address={{ at: 'invoices/recurring', hash: 'h-7' }}
    />,
  );

const texts = (row: HTMLElement): string[] => [...row.children].map((cell) => cell.textContent ?? '');

describe('the public page of a contract', () => {
  test('says how much, how often and until when', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Contrato 7');
    expect(document.body.textContent).toContain('US$\u00a01.080,00');
    expect(screen.getByText('5 faturas mensais')).toBeDefined();
    expect(screen.getByText('30/09/2026 – 31/01/2027')).toBeDefined();
  });

  test.each([
    ['1080.00', false],
    ['105740740.62', true],
  ])('sets %s smaller, to stay on one line: %s', (total, isSmaller) => {
    const { container } = show({ total });
    expect(container.querySelector('.public-amount--long') !== null).toBe(isSmaller);
  });

  test('links to its document until it is cancelled', () => {
    const link = () => screen.queryByRole('link', { name: 'Baixar PDF' });
    const { unmount } = show();
    expect(link()?.getAttribute('href')).toBe('/api/v2/public/invoices/recurring/h-7/document?locale=pt&format=pdf');
    unmount();
    show({ status: 'Cancelled' });
    expect(link()).toBeNull();
  });

  test('of one invoice says just that', () => {
    show({ frequency: 1 });
    expect(screen.getByText('1 fatura')).toBeDefined();
  });

  test('explains why so much is due: what is added, and what is withheld by whom under which tribute', () => {
    show({
      subtotal: '880.00',
      total: '748.00',
      exporter_total_taxes_payable_importer: '0.00',
      importer_total_taxes_payable_exporter: '132.00',
      importer_total_payable: '880.00',
      taxes: [
        {
          side: 'importer',
          countries: [{ identifier: 'US', name: 'United States' }],
          tributes: [
            {
              name: 'IRRF',
              is_fixed: false,
              value: '15',
              base: '880.00',
              amount: '132.00',
              tax_responsible: 'exporter',
            },
          ],
          total: '132.00',
        },
      ],
    });
    const amounts = within(screen.getByRole('table', { name: 'Como o valor é calculado' }));
    expect(amounts.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'ServiçosUS$ 880,00',
      'IRRF15% de US$ 880,00 · Estados Unidos · retido por Blue Harbor Inc.− US$ 132,00',
      'Cada faturaUS$ 748,00',
      'Tributos retidosrecolhidos por Blue Harbor Inc.+ US$ 132,00',
      'Custo total para o importadorUS$ 880,00',
    ]);
  });

  test('has each invoice in its year, how it stands, and its document where it is issued', () => {
    show();
    const rows = screen.getAllByRole('listitem').map(texts);
    expect(rows.map(([place, due, status, , link]) => [place, due, status, link])).toEqual([
      ['1/5', '30/09/2026', 'Paga', 'Documento'],
      ['2/5', '30/10/2026', 'Vencida', 'Documento'],
      ['3/5', '30/11/2026', 'Em aberto', 'Documento'],
      ['4/5', '30/12/2026', 'Pausada', ''],
      ['5/5', '30/01/2027', 'Programada', ''],
    ]);
    const link = screen.getByRole('link', { name: 'Documento da fatura 15' });
    expect(link.getAttribute('href')).toBe('/view/invoices/individual/hash-15');
  });

  test('adds up what is to be paid in a year, without what a pause skips', () => {
    show();
    const schedule = within(screen.getByRole('region', { name: 'Faturas' }));
    expect(schedule.getAllByRole('heading', { level: 3 }).map((year) => year.textContent)).toEqual([
      '2026US$\u00a03.240,00',
      '2027US$\u00a01.080,00',
    ]);
  });

  test('says so where nothing was issued', () => {
    show({ status: 'Cancelled', schedule: [] });
    expect(screen.getByText('Nenhuma fatura foi emitida neste contrato.')).toBeDefined();
    expect(screen.getByText('Cancelado')).toBeDefined();
  });

  test('is asked for by its own link', async () => {
    history.replaceState(null, '', '/view/invoices/recurring/abc');
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ uuid: 'c-1', ...samplePublicContract() }));
    vi.stubGlobal('fetch', fetch);
    render(await publicScreen(() => undefined));
    expect(fetch.mock.calls.map(([url]) => String(url))).toEqual(['/api/v2/public/invoices/recurring/abc']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('7');
  });
});
