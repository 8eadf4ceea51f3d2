import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { unbroken } from '../../domain/words/unbroken.ts';
import { publicFacts } from '../../domain/documents/publicFacts.ts';
import deliveryNotes from '../../tests/support/scratchDocuments/deliveryNotes.ts';
import { texts } from '../../tests/support/scratchDocuments/texts.ts';
import { wordAt } from '../../domain/words/tree.ts';
import { switchOpenLanguage } from '../i18n/openWords.ts';
import { publicDeclared } from './records/publicDeclared.ts';
import { publicInvoice } from './records/publicInvoice.testing.ts';
import { PublicView } from './PublicView.tsx';
import { setWide } from './wide.testing.ts';

beforeEach(() => {
  setWide(true);
  return switchOpenLanguage('pt');
});

const facts = publicFacts(deliveryNotes, (language, key) => {
  const { name, values, fields } = texts[language as keyof typeof texts]['delivery-notes'];
  return wordAt({ name, values: { ...values }, fields: { created: 'Emissão', ...fields } }, key) ?? '';
});

const { items_invoice: lines, ...shared } = publicInvoice({ number: 3, currency: 'BRL' });
const note = { ...shared, status: 'issued', lines, reason: 'Horas devolvidas' };

function show(answer: object = {}) {
  if (!facts) throw new Error('Delivery notes have a public page');
  const address = { at: 'delivery-notes', hash: 'h-1' };
  const document = publicDeclared(facts, { ...note, ...answer });
  render(<PublicView answer={{ kind: 'foundDeclared', document }} address={address} />);
  return within(screen.getByRole('region', { name: /^Nota de entrega/ }));
}

test('a declared document is called by its resource and number, with its status and its own properties', () => {
  const summary = show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nota de entrega 3');
  expect(document.title).toBe('Nota de entrega 3 · Ultramar');
  expect(summary.getByText('Emitida').className).toContain('public-status--progress');
  const labels = summary.getAllByRole('term').map(({ textContent }) => textContent);
  expect(labels.slice(0, 3)).toEqual(['Total a pagar', 'Emissão', 'Motivo']);
  summary.getByText('19/11/2026');
  summary.getByText('Horas devolvidas');
  screen.getByRole('row', { name: /Suporte/ });
});

test('a property without a value is not shown, and a document without a number is called by the company’s own', () => {
  const summary = show({ number: undefined, reason: null, company_number: 'DN-7' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(unbroken('Nota de entrega DN-7'));
  expect(summary.queryByText('Motivo')).toBeNull();
});

test('its pages are those behind its link', () => {
  show();
  const frame = screen.getByTitle('Páginas do documento');
  expect(frame.getAttribute('src')).toBe('/api/v2/public/delivery-notes/h-1/document?locale=pt&modal=1');
  expect(screen.getByRole('link', { name: 'Baixar PDF' }).getAttribute('href')).toContain('format=pdf');
});

test('an answer without its lines is refused', () => {
  expect(() => show({ lines: undefined })).toThrow(/array/);
});
