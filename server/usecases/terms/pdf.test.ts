import { expect, test, vi } from 'vitest';
import { legalVersion as version, type LegalRequest } from '../../documents/legal/texts.ts';
import { legalPdfs } from './pdf.ts';

const request: LegalRequest = { kind: 'terms', version, locale: 'pt' };
const bytes = Uint8Array.of(1);

test('a text is drawn once, even for many who ask at once', async () => {
  const legal = vi.fn(() => Promise.resolve(bytes));
  const pdfs = legalPdfs({ legal });
  expect(await Promise.all([pdfs.find(request), pdfs.find(request), pdfs.find(request)])).toEqual([
    bytes,
    bytes,
    bytes,
  ]);
  await pdfs.find({ ...request, locale: 'en' });
  expect(legal).toHaveBeenCalledTimes(2);
});

test('one that could not be drawn is drawn again for the next', async () => {
  const legal = vi.fn(() => Promise.resolve(bytes)).mockRejectedValueOnce(new Error('no worker'));
  const pdfs = legalPdfs({ legal });
  await expect(pdfs.find(request)).rejects.toThrow('no worker');
  expect(await pdfs.find(request)).toBe(bytes);
});

test('a version that was never published is not drawn', async () => {
  const legal = vi.fn(() => Promise.resolve(bytes));
  await expect(legalPdfs({ legal }).find({ ...request, version: '1999-01' })).rejects.toThrow('not_found');
  expect(legal).not.toHaveBeenCalled();
});
