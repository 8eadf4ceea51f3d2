import { describe, expect, it } from 'vitest';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const three = { frequency: 3, observation: 'As agreed' };
const { made, ana, itIs, contract, amend, foresee, run, invoicesOf } = await contractWorkshop(three);

/** A contract of three invoices, amended one after the other; answers what all of its invoices say then. */
async function amended(...amendments: readonly object[]) {
  const uuid = await contract();
  for (const body of amendments) {
    const foreseen = (await foresee(uuid, body)).json();
    expect(foreseen.errors).toBeUndefined();
    const answer = await amend(uuid, body);
    expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
    const after = new Map((await invoicesOf(uuid)).map(({ total }, index) => [index + 1, total]));
    for (const { occurrence, status, after: told } of foreseen.occurrences)
      if (status === 'future') expect([occurrence, told.total]).toEqual([occurrence, after.get(occurrence)]);
  }
  return { uuid, invoices: (await invoicesOf(uuid)).map(({ total, observation }) => [total, observation]) };
}

const extend = { kind: 'extend', frequency: 4 };
const dearer = { kind: 'adjust', percent: '10' };
const drop = { kind: 'drop', occurrence: 3 };
const end = { kind: 'end', last_occurrence: 2 };
const only = { reach: 'only', occurrence: 3 };
const note = { kind: 'details', ...only, observation: 'The last one' };

describe('what a contract goes on with once it is extended', () => {
  it.each([
    ['the adjustment, and not the note on the last alone', [{ ...dearer, occurrence: 3 }, note]],
    ['the adjustment, said after that note', [note, dearer]],
    ['the adjustment of those still open, where the last is dropped', [drop, dearer]],
    ['the adjustment of those still open, where the last is dropped that a note was about', [note, drop, dearer]],
    ['the adjustment, not what was said of the last twice', [note, dearer, { ...dearer, ...only }]],
    ['the adjustment, where the contract had ended before it', [end, { ...extend, frequency: 3 }, dearer]],
    ['the adjustment, where the contract had ended with a note on what it ended', [note, end, dearer]],
  ])('is %s', async (_, amendments) => {
    const { invoices } = await amended(...amendments, extend);
    expect(invoices.at(-1)).toEqual(['1188.00', 'As agreed']);
  });

  it.each([
    ['an adjustment that what ended was under alone', [{ ...dearer, occurrence: 3 }, end]],
    ['what was said of the last twice', [note, { ...dearer, ...only }]],
    ['what was said of each alone', [1, 2, 3].map((occurrence) => ({ ...dearer, reach: 'only', occurrence }))],
    ['what was said of that number alone before it ended', [note, end]],
    [
      'what lasted of that number before it ended',
      [{ ...dearer, occurrence: 3 }, note, end, { ...extend, frequency: 3 }],
    ],
  ])('is not %s', async (_, amendments) => {
    const { invoices } = await amended(...amendments, extend);
    expect(invoices.at(-1)).toEqual(['1080.00', 'As agreed']);
  });

  it('is nothing that had ended before, for which no amendment is refused either', async () => {
    const cheap = { kind: 'adjust', amount: '-999', occurrence: 3 };
    const { invoices } = await amended(cheap, end, { kind: 'adjust', amount: '-500' }, extend);
    expect(invoices.map(([total]) => total)).toEqual(Array.from({ length: 4 }, () => '540.00'));
  });

  it('costs what it comes to by the scenarios of its day, though no invoice said it when they changed', async () => {
    const alone = { ...dearer, reach: 'only' };
    const { uuid } = await amended(...[1, 2, 3].map((occurrence) => ({ ...alone, occurrence })));
    const scenario = `/api/v2/scenarios/${made.scenario}`;
    const { tributes, ...said } = (await ana.get(scenario)).json();
    await ana.put(scenario, { ...said, tributes: tributes.map((one: object) => ({ ...one, value: '1' })) });
    const foreseen = (await foresee(uuid, extend)).json();
    expect(foreseen.occurrences).toMatchObject([{ occurrence: 4, after: { total: '1000.00' } }]);
    await amend(uuid, extend);
    await itIs('2026-06-25T15:00:00Z');
    await run();
    expect((await invoicesOf(uuid)).map(({ status, total }) => [status, total])).toEqual([
      ...Array.from({ length: 3 }, () => ['billed', '1100.00']),
      ['billed', '1000.00'],
    ]);
  });
});
