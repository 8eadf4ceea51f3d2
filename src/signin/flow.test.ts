import { expect, test } from 'vitest';
import { flow } from './flow.ts';

test('the drawing accounts for the whole payment of the importer', () => {
  const cents = Object.fromEntries(flow.map(({ name, amount }) => [name, BigInt(amount.replace('.', ''))]));
  const { importer = 0n, abroad = 0n, home = 0n, exporter = 0n } = cents;
  expect(abroad + home + exporter).toBe(importer);
});
