import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, renderInConsole } from '../../../tests/support/console.tsx';
import { objectUrls } from '../../../tests/support/objectUrls.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

const call = 'GET /api/invoiceTemplate/invoiceTemplate1';
const invoice = { uuid: 'u-1', template: 'invoiceTemplate1' };
const pages: Answer = { json: '<svg></svg>' };
const show = ({ language = 'pt', answer = pages }: { language?: 'pt' | 'en' | 'es'; answer?: Answer } = {}) =>
  renderInConsole(<PreviewDialog record={{}} drawn={invoice} title="Fatura 12" onClose={vi.fn()} />, {
    language,
    answers: { [call]: answer },
  });
const loaded = (frame: HTMLElement, html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  Object.defineProperty(frame, 'contentDocument', { value: page });
  fireEvent.load(frame);
};
const cannotDisplay = 'Não foi possível exibir o PDF.';

describe('the document preview', () => {
  it.each([
    ['pt', 'Documento, em Português'],
    ['en', 'Document, in English'],
    ['es', 'Documento, en Español'],
  ] as const)('opens in the language of the console: %s', async (language, title) => {
    const { requests } = await show({ language });
    expect((await screen.findByTitle(title)).getAttribute('srcdoc')).toContain('<svg></svg>');
    const query = Object.fromEntries(requests.find(({ path }) => path.includes('invoiceTemplate'))?.query ?? []);
    expect(query).toEqual({ uuid_invoice: 'u-1', locale: language, modal: '1' });
  });

  it('has a copy as issued if that is another, on the screen and as a file', async () => {
    objectUrls();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { requests } = await renderInConsole(
      <PreviewDialog record={{}} drawn={invoice} title="Invoice 12" isChanged onClose={vi.fn()} />,
      { language: 'en', answers: { [call]: pages } },
    );
    const copies = () =>
      requests.filter(({ path }) => path.includes('invoiceTemplate')).map(({ query }) => query.get('copy'));
    await userEvent.click(await screen.findByRole('button', { name: 'As issued' }));
    await waitFor(() => expect(copies()).toEqual([null, 'issued']));
    await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toEqual(['Invoice 12 (As issued).pdf']));
    expect(copies()).toEqual([null, 'issued', 'issued']);
  });

  it.each([
    ['client', 'Document, in Spanish'],
    ['pt', 'Document, in Portuguese'],
  ])('opens in the language fixed by the company: %s', async (setting, title) => {
    const addressed = { ...invoice, service_buyer: { location: { country: { identifier: 'MX' } } } };
    await renderInConsole(<PreviewDialog record={addressed} drawn={invoice} title="Invoice 12" onClose={vi.fn()} />, {
      language: 'en',
      answers: { [call]: pages, 'GET /api/v2/companies/me': { json: { uuid: 'c', documents: { language: setting } } } },
    });
    await screen.findByTitle(title);
  });

  it('is requested with the session: no public link opens a cancelled document', async () => {
    const { requests } = await show();
    await screen.findByTitle(/^Documento, em/);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token');
  });

  it('shows a placeholder until the pages have loaded', async () => {
    await show();
    screen.getByRole('status', { name: 'Carregando o documento' });
    loaded(await screen.findByTitle(/^Documento, em/), '<svg></svg>');
    expect(screen.queryByRole('status', { name: 'Carregando o documento' })).toBeNull();
    screen.getByTitle(/^Documento, em/);
  });

  it('reports a refusal', async () => {
    await show({ answer: { status: 404, json: { detail: 'not found' } } });
    await screen.findByText(cannotDisplay);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Abrir em nova aba' }).disabled).toBe(true);
  });

  it('explains that it is too large, and still offers the PDF', async () => {
    const detail = 'Este documento é grande demais para ser exibido.';
    await show({ answer: { status: 422, json: { detail, code: 'document_too_complex' } } });
    await screen.findByText(detail);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Baixar PDF' }).disabled).toBe(false);
  });

  it('reports that the service is busy, and retries on request', async () => {
    const detail = 'O serviço está sobrecarregado.';
    const { requests } = await show({ answer: { status: 503, json: { detail, code: 'busy' } } });
    await screen.findByText(detail);
    const before = requests.length;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(requests.length).toBeGreaterThan(before));
  });

  it('reports an unexpected answer', async () => {
    await show({ answer: { json: 'Sign in to this network' } });
    loaded(await screen.findByTitle(/^Documento, em/), 'Sign in to this network');
    expect(screen.queryByText(cannotDisplay)).not.toBeNull();
  });

  it('another language is another document, and loads again after a failure', async () => {
    const { requests } = await show();
    loaded(await screen.findByTitle(/^Documento, em/), '');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    await screen.findByTitle('Documento, em Inglês');
    expect(requests.at(-1)?.query.get('locale')).toBe('en');
  });

  it('opens its pages in a tab, and saves its PDF under the name of the invoice', async () => {
    const made = objectUrls();
    const opened = vi.fn();
    const saved: string[] = [];
    vi.stubGlobal('open', opened);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { requests } = await show();
    await screen.findByTitle(/^Documento, em/);

    await userEvent.click(screen.getByRole('button', { name: 'Abrir em nova aba' }));
    expect(opened).toHaveBeenCalledWith('blob:1', '_blank', 'noopener');
    expect(made[0]?.type).toBe('text/html');

    await userEvent.click(screen.getByRole('button', { name: 'Baixar PDF' }));
    await waitFor(() => expect(saved).toEqual(['Fatura 12.pdf']));
    expect(requests.at(-1)?.headers.get('accept')).toBe('application/pdf');
  });

  it('reports that a PDF cannot be loaded', async () => {
    let refused = false;
    await renderInConsole(<PreviewDialog record={{}} drawn={invoice} title="Fatura 12" onClose={vi.fn()} />, {
      answers: { [call]: () => (refused ? { status: 500, json: { detail: 'Algo deu errado' } } : pages) },
    });
    await screen.findByTitle(/^Documento, em/);
    refused = true;
    await userEvent.click(screen.getByRole('button', { name: 'Baixar PDF' }));
    await screen.findByText('Algo deu errado');
  });
});
