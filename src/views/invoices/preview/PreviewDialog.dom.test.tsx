import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../../tests/support/console.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';

const reference = { schema: 'invoice', uuid: 'u-1', hash: 'h-1', template: 'invoiceTemplate1' } as const;
const show = (language: 'pt' | 'en' | 'es' = 'pt') =>
  renderInConsole(<PreviewDialog document={reference} title="Fatura 12" onClose={vi.fn()} />, { language });
const loaded = (frame: HTMLElement, html: string) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  Object.defineProperty(frame, 'contentDocument', { value: page });
  fireEvent.load(frame);
};

describe('the document preview', () => {
  it.each([
    ['pt', 'Documento da fatura, em Português', 'Baixar PDF'],
    ['en', 'Invoice document, in English', 'Download PDF'],
    ['es', 'Documento de la factura, en Español', 'Descargar PDF'],
  ] as const)('opens in the language of the console: %s', async (language, title, download) => {
    await show(language);
    expect(screen.getByTitle(title).getAttribute('src')).toContain(`locale=${language}`);
    expect(screen.getByRole('link', { name: download }).getAttribute('href')).toContain(
      `locale=${language}&format=pdf`,
    );
  });

  it('shows a placeholder until the pages are there', async () => {
    await show();
    screen.getByRole('status', { name: 'Carregando o documento' });
    loaded(screen.getByTitle(/Documento da fatura/), '<svg></svg>');
    expect(screen.queryByRole('status', { name: 'Carregando o documento' })).toBeNull();
    screen.getByTitle(/Documento da fatura/);
  });

  it('says that it cannot be displayed when something else came', async () => {
    await show();
    loaded(screen.getByTitle(/Documento da fatura/), '{"detail":"not found"}');
    expect(screen.queryByText('Não foi possível exibir o PDF.')).not.toBeNull();
  });

  it('another language is another document, and starts afresh after a failure', async () => {
    await show();
    loaded(screen.getByTitle(/Documento da fatura/), '');
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(screen.getByTitle('Documento da fatura, em Inglês').getAttribute('src')).toContain('locale=en');
    expect(screen.getByRole('link', { name: 'Abrir em nova aba' }).getAttribute('href')).toContain('locale=en&modal=1');
  });
});
