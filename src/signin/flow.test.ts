import { expect, test } from 'vitest';
import { flow } from './flow.ts';

test('what the importer pays is all accounted for in the drawing', () => {
  const cents = Object.fromEntries(flow.map(({ name, amount }) => [name, BigInt(amount.replace('.', ''))]));
  const { importer = 0n, abroad = 0n, home = 0n, exporter = 0n } = cents;
  expect(abroad + home + exporter).toBe(importer);
});
