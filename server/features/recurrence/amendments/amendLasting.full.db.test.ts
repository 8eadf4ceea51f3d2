import { describe, expect, it } from 'vitest';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const three = { frequency: 3, observation: 'As agreed' };
const { made, ana, itIs, contract, amend, foresee, run, invoicesOf } = await contractWorkshop(three);

/**
 * Creates a contract of three invoices and amends it in sequence; returns the resulting content of all its invoices.
 */
async function amended(...amendments: readonly object[]) {
  const uuid = await contract();
  for (const body of amendments) {
    const previewedAll = (await foresee(uuid, body)).json();
    expect(previewedAll.errors).toBeUndefined();
    const answer = await amend(uuid, body);
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
    const after = new Map((await invoicesOf(uuid)).map(({ total }, index) => [index + 1, total]));
    for (const { occurrence, status, after: previewed } of previewedAll.occurrences)
      if (status === 'future') expect([occurrence, previewed.total]).toEqual([occurrence, after.get(occurrence)]);
  }
  return { uuid, invoices: (await invoicesOf(uuid)).map(({ total, observation }) => [total, observation]) };
}

const extend = { kind: 'extend', frequency: 4 };
const dearer = { kind: 'adjust', percent: '10' };
const drop = { kind: 'drop', occurrence: 3 };
const end = { kind: 'end', last_occurrence: 2 };
const only = { reach: 'only', occurrence: 3 };
const note = { kind: 'details', ...only, observation: 'The last one' };

describe('what a contract continues with once it is extended', () => {
  it.each([
    ['the adjustment, not a note on the last invoice only', [{ ...dearer, occurrence: 3 }, note]],
    ['the adjustment, if it follows that note', [note, dearer]],
    ['the adjustment of open invoices, if the last one is dropped', [drop, dearer]],
    ['the adjustment of open invoices, if the last one is dropped with its note', [note, drop, dearer]],
    ['the adjustment, not another one of the last invoice only', [note, dearer, { ...dearer, ...only }]],
    ['the adjustment, if the contract was ended before it', [end, { ...extend, frequency: 3 }, dearer]],
    ['the adjustment, if an invoice with a note was ended before it', [note, end, dearer]],
  ])('is %s', async (_, amendments) => {
    const { invoices } = await amended(...amendments, extend);
    expect(invoices.at(-1)).toEqual(['1188.00', 'As agreed']);
  });

  it.each([
    ['an adjustment of ended invoices only', [{ ...dearer, occurrence: 3 }, end]],
    ['two amendments of the last invoice only', [note, { ...dearer, ...only }]],
    ['amendments of each invoice alone', [1, 2, 3].map((occurrence) => ({ ...dearer, reach: 'only', occurrence }))],
    ['a note on that number only, before its end', [note, end]],
    [
      'a lasting amendment of that number, before its end',
      [{ ...dearer, occurrence: 3 }, note, end, { ...extend, frequency: 3 }],
    ],
  ])('is not %s', async (_, amendments) => {
    const { invoices } = await amended(...amendments, extend);
    expect(invoices.at(-1)).toEqual(['1080.00', 'As agreed']);
  });

  it('is not an amendment that had ended before, for which no other is rejected either', async () => {
    const cheap = { kind: 'adjust', amount: '-999', occurrence: 3 };
    const { invoices } = await amended(cheap, end, { kind: 'adjust', amount: '-500' }, extend);
    expect(invoices.map(([total]) => total)).toEqual(Array.from({ length: 4 }, () => '540.00'));
  });

  it('has the amounts of the scenarios of its day, even if no invoice used them when they changed', async () => {
    const alone = { ...dearer, reach: 'only' };
    const { uuid } = await amended(...[1, 2, 3].map((occurrence) => ({ ...alone, occurrence })));
    const scenario = `/api/v2/scenarios/${made.scenario}`;
    const { tributes, ...scenarioBody } = (await ana.get(scenario)).json();
    await ana.put(scenario, { ...scenarioBody, tributes: tributes.map((one: object) => ({ ...one, value: '1' })) });
    const previewed = (await foresee(uuid, extend)).json();
    expect(previewed.occurrences).toMatchObject([{ occurrence: 4, after: { total: '1000.00' } }]);
    await amend(uuid, extend);
    await itIs('2026-06-25T15:00:00Z');
    await run();
    expect((await invoicesOf(uuid)).map(({ status, total }) => [status, total])).toEqual([
      ...Array.from({ length: 3 }, () => ['billed', '1100.00']),
      ['billed', '1000.00'],
    ]);
  });
});
