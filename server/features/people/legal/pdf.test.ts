import { expect, test, vi } from 'vitest';
import { legalVersion as version, type LegalRequest } from '../../../drawing/legal/texts.ts';
import type { Documents } from '../../../drawing/process/render.ts';
import { legalPdf, requirePublished } from './pdf.ts';

const request: LegalRequest = { kind: 'terms', version, locale: 'pt' };
const { signal } = new AbortController();
const bytes = Uint8Array.of(1);

test('a text waits to be drawn like any document, each under a name of its own', async () => {
  const draw = vi.fn<Documents['draw']>(async () => ({ bytes }));
  expect(await legalPdf({ draw }, request, signal)).toBe(bytes);
  await legalPdf({ draw }, { ...request, locale: 'en' }, signal);
  const [first, second] = draw.mock.calls.map(([drawing]) => drawing);
  expect(first?.key).not.toBe(second?.key);
  expect(await first?.read()).toEqual({ kind: 'legal', request });
  expect([first?.signal, first?.link]).toEqual([signal, first?.key]);
});

test('a version that was never published is not found', () => {
  expect(() => requirePublished(request)).not.toThrow();
  expect(() => requirePublished({ ...request, version: '1999-01' })).toThrow('not_found');
});
