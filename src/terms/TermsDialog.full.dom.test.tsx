import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInConsole, type Answer, type SentRequest } from '../../tests/support/console.tsx';
import { TermsDialog } from './TermsDialog.tsx';

const titles = {
  pt: ['Termos e condições de uso', 'Licença de uso do software (EULA)'],
  en: ['Terms and conditions', 'End-user license agreement (EULA)'],
  es: ['Términos y condiciones de uso', 'Licencia de uso del software (EULA)'],
} as const;

const pdf = (kind: string, language: string) => `/api/v2/terms/${kind}/2026-11/${language}.pdf`;

/** Responds like the API, in the request's language. */
const terms = ({ headers }: SentRequest): Answer => {
  const language = headers.get('accept-language') as keyof typeof titles;
  const results = (['terms', 'eula'] as const).map((kind, at) => ({
    kind,
    version: '2026-11',
    title: titles[language][at],
    url: pdf(kind, language),
  }));
  return { json: { results, count: 2 } };
};

const pdfs = Object.fromEntries(
  ['terms', 'eula'].flatMap((kind) =>
    ['pt', 'en', 'es'].map((language) => [`GET ${pdf(kind, language)}`, { json: null }]),
  ),
);

const show = (language: keyof typeof titles = 'pt', answers = {}) =>
  renderInConsole(<TermsDialog onClose={vi.fn()} />, {
    language,
    answers: { 'GET /api/v2/scenarios/terms': terms, ...pdfs, ...answers },
  });

const setViewer = (enabled: boolean) =>
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: enabled, configurable: true });

beforeEach(() => setViewer(true));
afterEach(() => Reflect.deleteProperty(navigator, 'pdfViewerEnabled'));

describe('the terms and the license', () => {
  it.each([
    ['pt', 'Abrir em nova aba', 'Baixar PDF'],
    ['en', 'Open in a new tab', 'Download PDF'],
    ['es', 'Abrir en otra pestaña', 'Descargar PDF'],
  ] as const)('have a tab and a PDF each, in %s', async (language, open, download) => {
    await show(language);
    const [first, second] = titles[language];
    expect((await screen.findByTitle(first)).getAttribute('src')).toBe(pdf('terms', language));
    await userEvent.click(screen.getByRole('tab', { name: second }));
    expect((await screen.findByTitle(second)).getAttribute('src')).toBe(pdf('eula', language));
    expect(screen.queryByTitle(first)).toBeNull();
    for (const name of [open, download]) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(pdf('eula', language));
    }
  });

  it('label the panel by its tab, and switch with the arrow keys', async () => {
    await show();
    await userEvent.click(await screen.findByRole('tab', { name: titles.pt[0] }));
    screen.getByRole('tabpanel', { name: titles.pt[0] });
    await userEvent.keyboard('{ArrowRight}{Enter}');
    screen.getByRole('tabpanel', { name: titles.pt[1] });
  });

  it('report that the PDF cannot be loaded, and still link to it', async () => {
    await show('en', { [`GET ${pdf('terms', 'en')}`]: { status: 503, json: { detail: 'down' } } });
    await screen.findByText(/PDF cannot be displayed\./);
    expect(screen.queryByTitle(titles.en[0])).toBeNull();
    screen.getByRole('link', { name: 'Open in a new tab' });
  });

  it('report a browser without a PDF viewer', async () => {
    setViewer(false);
    await show();
    await screen.findByText(/Não foi possível exibir o PDF\./);
    screen.getByRole('link', { name: 'Baixar PDF' });
  });

  it('are opened or downloaded on a phone, instead of an unusable frame', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width'),
      media: query,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    await show();
    await screen.findByText(/em outra aba/);
    expect(screen.queryByTitle(titles.pt[0])).toBeNull();
    expect(screen.getByRole('link', { name: 'Abrir em nova aba' }).getAttribute('target')).toBe('_blank');
  });

  it('can be requested again after a failure', async () => {
    let answer: Answer | typeof terms = { status: 503, json: { detail: 'O serviço está indisponível.' } };
    await show('pt', {
      'GET /api/v2/scenarios/terms': (request: SentRequest) =>
        typeof answer === 'function' ? answer(request) : answer,
    });
    await screen.findByText('O serviço está indisponível.');
    answer = terms;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await screen.findByTitle(titles.pt[0]);
  });
});
