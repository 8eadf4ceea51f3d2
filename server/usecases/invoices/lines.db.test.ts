import { describe, expect, it } from 'vitest';
import { testWorkshop } from '../../../tests/support/useCases.ts';
import type { LineInput } from './input.ts';
import { computeLines } from './lines.ts';

const foreign = '0198f6b2-0000-7000-8000-000000000001';

const shop = await testWorkshop();

const compute = (lines: LineInput[], decimals = 2) =>
  shop.inAcme((db) => computeLines(db, shop.scope().tenant.id, lines, decimals));

describe('the lines of an invoice', () => {
  it('stay in their order, each computed by itself', async () => {
    const { rows, issues } = await compute([
      shop.line({ price: '10.00', quantity: '3' }),
      shop.line({ price: '0.05', quantity: '1.5' }),
    ]);
    expect(issues).toEqual([]);
    expect(rows.map(({ position, total }) => [position, total])).toEqual([
      [0, '30.00'],
      [1, '0.08'],
    ]);
  });

  it('keep the scenario and every tribute of it with its amount', async () => {
    const { rows } = await compute([shop.line()]);
    expect(rows[0]?.scenery).toMatchObject({
      uuid: shop.made.scenario,
      origin: { id: 76, identifier: 'BR' },
      destiny: { id: 840, identifier: 'US' },
      tributes: [
        { name: 'ISS', value: '5', is_fixed: false, amount: '50.00' },
        { name: 'IVA', value: '23', amount: '230.00' },
        { name: 'IRRF', value: '15', amount: '150.00' },
        { name: 'CIDE', value: '10', amount: '100.00' },
        { name: 'Fee', value: '12.5', is_fixed: true, amount: '12.50' },
      ],
    });
  });

  it('name what they refer to in any case of letters', async () => {
    const { made } = shop;
    const { issues } = await compute([
      shop.line({ item: { uuid: made.item.toUpperCase() }, scenery: { uuid: made.scenario.toUpperCase() } }),
    ]);
    expect(issues).toEqual([]);
  });

  it.each([
    [0, '10.5', true],
    [0, '10.0', false],
    [2, '10.125', true],
    [2, '10.120', false],
    [3, '10.125', false],
  ])('with %i decimals of the currency, a price of %s is refused: %s', async (decimals, price, isRefused) => {
    const { issues } = await compute([shop.line({ price })], decimals);
    expect(issues.map(({ path }) => path)).toEqual(isRefused ? ['items_invoice.0.price'] : []);
  });

  it('say what is wrong with each, and leave the good ones computed', async () => {
    const { rows, issues } = await compute([
      shop.line({ item: { uuid: foreign } }),
      shop.line(),
      shop.line({ scenery: { uuid: foreign } }),
    ]);
    expect(rows.map(({ position }) => position)).toEqual([1]);
    expect(issues.map(({ path }) => path)).toEqual(['items_invoice.0.item', 'items_invoice.2.scenery']);
  });
});
