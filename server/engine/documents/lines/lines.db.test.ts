import { describe, expect, it } from 'vitest';
import { linesAmong } from '../../../../domain/documents/rows.ts';
import type { Db } from '../../../database/transaction.ts';
import { makeScenario } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';
import type { LineInput } from '../drafts/input.ts';
import { computeLines } from './lines.ts';

const foreign = '0198f6b2-0000-7000-8000-000000000001';

const shop = await testWorkshop();

/** A scenario of the largest size. */
const forty = await makeScenario(
  await shop.api.signIn('ana@acme.test'),
  Array.from({ length: 40 }, (_, k) => ({
    name: `T${k}`,
    is_origin: true,
    tax_responsible: 'exporter',
    type: 'Fixed',
    value: '1',
  })),
);

const taxed = { currency: 'USD', day: '2026-07-31' };

const compute = (lines: LineInput[]) =>
  shop.inAcme((db) => computeLines(db, shop.scope().tenant.id, lines, { linesAt: 'items', ...taxed }));

describe('the lines of an invoice', () => {
  it('keep their order, each computed separately', async () => {
    const { rows, issues } = await compute([
      shop.line({ price: '10.00', quantity: '3' }),
      shop.line({ price: '0.05', quantity: '1.5' }),
    ]);
    expect(issues).toEqual([]);
    expect(linesAmong(rows).map(({ position, total }) => [position, total])).toEqual([
      [0, '30.00'],
      [1, '0.08'],
    ]);
  });

  it('store the scenario and all its tributes with their amounts', async () => {
    const { rows } = await compute([shop.line()]);
    expect(linesAmong(rows)[0]?.scenery).toMatchObject({
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

  it('refer to items and scenarios in upper or lower case', async () => {
    const { made } = shop;
    const { issues } = await compute([
      shop.line({ item: { uuid: made.item.toUpperCase() }, scenery: { uuid: made.scenario.toUpperCase() } }),
    ]);
    expect(issues).toEqual([]);
  });

  it.each([
    [{ quantity: '0.5' }, ['items.0.quantity']],
    [{ quantity: '0.5', unit_code: 'H87' }, ['items.0.quantity']],
    [{ quantity: '0.5', unit_code: 'HUR' }, []],
    [{ price: '0.0834' }, []],
    [{ price: '0.0034' }, ['items.0.price']],
    [{ price: '0.0034', unit_code: 'KWH' }, []],
  ])('sell less than one, or for less than a cent, by their unit: %j', async (stated, refused) => {
    const { issues } = await compute([shop.line(stated)]);
    expect(issues.map(({ path }) => path)).toEqual(refused);
  });

  it('return the issues of each, and the computed valid ones', async () => {
    const { rows, issues } = await compute([
      shop.line({ item: { uuid: foreign } }),
      shop.line(),
      shop.line({ scenery: { uuid: foreign } }),
    ]);
    expect(rows.map(({ position }) => position)).toEqual([1]);
    expect(issues.map(({ path }) => path)).toEqual(['items.0.item', 'items.2.scenery']);
  });
});

describe('the tributes of a document', () => {
  const linesOf = (count: number, scenario: string) =>
    Array.from({ length: count }, (_, k) =>
      shop.line({ scenery: { uuid: k % 2 === 0 ? scenario : scenario.toUpperCase() } }),
    );

  /** Returns the statements of a computation, with their values. */
  async function traced(lines: LineInput[]) {
    const statements: string[] = [];
    const result = await shop.inAcme((db) => {
      const watched: Db = {
        ...db,
        query: (text, values) => {
          statements.push(`${text} ${JSON.stringify(values)}`);
          return db.query(text, values);
        },
        run: (statement) => {
          statements.push('run');
          return db.run(statement);
        },
      };
      return computeLines(watched, shop.scope().tenant.id, lines, { linesAt: 'items', ...taxed });
    });
    return { ...result, statements };
  }

  it('may be 5,000', async () => {
    const { rows, issues } = await compute([...linesOf(125, forty)]);
    expect([rows.length, issues]).toEqual([125, []]);
    expect((await compute(linesOf(1000, shop.made.scenario))).issues).toEqual([]);
  });

  it('are counted before their scenarios are read, each scenario once', async () => {
    const { rows, issues, statements } = await traced([...linesOf(125, forty), ...linesOf(1, shop.made.scenario)]);
    expect(rows).toEqual([]);
    expect(issues).toEqual([{ path: 'items', key: 'validation.together.tributes', args: { limit: 5000 } }]);
    expect(statements).toHaveLength(1);
    expect(statements[0]?.split(forty)).toHaveLength(2);
  });

  it('are not counted if there are few lines', async () => {
    const { statements } = await traced(linesOf(125, forty));
    expect(statements).toHaveLength(2);
    expect(statements.join()).not.toContain('count(*) as tributes');
  });
});
