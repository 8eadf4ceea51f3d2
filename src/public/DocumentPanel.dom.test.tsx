import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchOpenLanguage } from '../i18n/openWords.ts';
import { DocumentPanel } from './DocumentPanel.tsx';
import { invoiceUrl } from './documentUrl.ts';
import { publicInvoice } from './records/publicInvoice.testing.ts';
import { setWide } from './wide.testing.ts';

const show = () => render(<DocumentPanel urlOf={invoiceUrl(publicInvoice(), 'h-1')} />);
const frame = () => screen.getByTitle<HTMLIFrameElement>('Páginas do documento');
const frameParams = () => new URL(frame().getAttribute('src') ?? '', 'http://x').searchParams;

/** Completes the frame's loading with this content. */
function load(html: string): void {
  const page = new DOMParser().parseFromString(html, 'text/html');
  vi.spyOn(page.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 700, 1480.4));
  Object.defineProperty(frame(), 'contentDocument', { value: page });
  fireEvent.load(frame());
}

let measure: () => void;

beforeEach(async () => {
  setWide(true);
  await switchOpenLanguage('pt');
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

test('the document is framed and downloaded in the chosen language', async () => {
  const user = userEvent.setup();
  show();
  expect(frame().getAttribute('src')).toContain('/api/invoiceTemplate/invoiceTemplate1?');
  expect(frameParams().get('locale')).toBe('pt');
  await user.selectOptions(screen.getByLabelText('Idioma do documento'), 'es');
  expect([frameParams().get('locale'), frameParams().get('hash')]).toEqual(['es', 'h-1']);
  expect(frameParams().get('uuid_invoice')).toBe(publicInvoice().uuid);
  expect(screen.getByRole('link', { name: 'Baixar PDF' }).getAttribute('href')).toMatch(/locale=es.*format=pdf/);
});

test('the document as issued is offered beside one that has changed since', async () => {
  const { unmount } = show();
  expect(screen.queryByRole('link', { name: 'Como foi emitida' })).toBeNull();
  unmount();
  render(<DocumentPanel urlOf={invoiceUrl(publicInvoice(), 'h-1')} isChanged />);
  const link = screen.getByRole('link', { name: 'Como foi emitida' });
  expect(link.getAttribute('href')).toMatch(/format=pdf&copy=issued$/);
});

test('a narrow page loads no pages before the visitor asks', async () => {
  setWide(false);
  const user = userEvent.setup();
  show();
  expect(screen.queryByTitle('Páginas do documento')).toBeNull();
  expect(screen.getByRole('link', { name: 'Baixar PDF' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Mostrar as páginas' }));
  expect(frame().getAttribute('src')).toContain('/api/invoiceTemplate/');
  expect(document.activeElement?.textContent).toBe('Documento');
});

test('its frame is as high as its sheets, so that they scroll with the page', () => {
  show();
  load('<svg></svg>');
  act(() => measure());
  expect(frame().parentElement?.style.height).toBe('1481px');
});

test.each([
  ['{"detail":"Não encontramos o que você pediu.","code":"not_found"}', 'Não foi possível exibir o PDF.'],
  ['Bad gateway', 'Não foi possível exibir o PDF.'],
  ['{"code":"busy"}', 'O serviço está sobrecarregado. Tente de novo em instantes.'],
  ['{"code":"too_many_requests"}', 'Muitas solicitações ao mesmo tempo. Tente de novo em instantes.'],
  ['{"code":"document_too_complex"}', 'Este documento é grande demais para ser exibido aqui. Baixe-o em PDF.'],
])('what is no document is said to: %s', (answer, words) => {
  show();
  load(answer);
  expect(screen.getByRole('alert').textContent).toContain(words);
});

test.each([
  ['{"code":"busy"}', true],
  ['{"code":"too_many_requests"}', true],
  ['Bad gateway', true],
  ['{"code":"document_too_complex"}', false],
])('what may go better next time can be tried again: %s', async (answer, isOffered) => {
  const user = userEvent.setup();
  show();
  load(answer);
  const retry = screen.queryByRole('button', { name: 'Tentar de novo' });
  expect(retry !== null).toBe(isOffered);
  if (retry) await user.click(retry);
  expect(screen.queryByRole('alert') === null).toBe(isOffered);
});

test('another language is another try', async () => {
  const user = userEvent.setup();
  show();
  load('');
  await user.selectOptions(screen.getByLabelText('Idioma do documento'), 'en');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(frameParams().get('locale')).toBe('en');
});
