import { expect, test } from 'vitest';
import { slotFile } from './slotFile.ts';

const files = { '/src/features/invoicing/invoices/head.tsx': 'own', '/src/documents/slots/head.tsx': 'shared' };

test.each([
  ['invoices', 'own'],
  ['contracts', 'shared'],
  ['entities', undefined],
])('the slot of %s is %s', (resource, file) => {
  expect(slotFile(files, resource, 'head.tsx')).toBe(file);
});
