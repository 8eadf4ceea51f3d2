import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { contract, amend, foresee, invoicesOf } = await contractWorkshop({ frequency: 3 });

/**
 * An invoice of the model: its price, the price of an invoice added after it, and whether it is scheduled or dropped.
 */
interface Modelled {
  readonly price: number;
  readonly lasting: number;
  readonly isOpen: boolean;
}

const kinds = ['from', 'only', 'drop', 'end', 'extend'] as const;
/** An amendment with its number: of an invoice, or the new number of invoices. An adjustment adds the amount. */
type Step = readonly [kind: (typeof kinds)[number], number, amount: number];

function bodyOf([kind, number, amount]: Step): object {
  if (kind === 'end') return { kind, last_occurrence: number };
  if (kind === 'extend') return { kind, frequency: number };
  if (kind === 'drop') return { kind, occurrence: number };
  return { kind: 'adjust', reach: kind, occurrence: number, amount: String(amount) };
}

/** Returns a contract after an amendment; undefined if it changes nothing and is rejected. */
function amended(all: readonly Modelled[], [kind, number, amount]: Step): Modelled[] | undefined {
  const dearer = (one: Modelled) => (one.isOpen ? { ...one, price: one.price + amount } : one);
  const isReached = ({ isOpen }: Modelled, index: number) =>
    isOpen && (kind === 'end' ? index >= number : kind === 'from' ? index >= number - 1 : index === number - 1);
  const first = all.findIndex(isReached);
  if (kind === 'extend') {
    const lasting = all.at(-1)?.lasting ?? 0;
    return [...all, ...Array.from({ length: number - all.length }, () => ({ price: lasting, lasting, isOpen: true }))];
  }
  if (first < 0) return undefined;
  if (kind === 'end') return all.slice(0, number);
  if (kind === 'from')
    return all.map((one, index) => (index < first ? one : { ...dearer(one), lasting: one.lasting + amount }));
  return all.map((one, index) => (index !== first ? one : kind === 'drop' ? { ...one, isOpen: false } : dearer(one)));
}

const totalOf = ({ price }: Modelled) => price * 1.08;
const sumOf = (all: readonly Modelled[]) =>
  all.filter(({ isOpen }) => isOpen).reduce((sum, one) => sum + totalOf(one), 0);

// Mostly about the last invoices, which determine those added later.
const steps = fc.array(fc.tuple(fc.constantFrom(...kinds), fc.nat({ max: 2 })), { maxLength: 12 });

it('after any sequence of amendments, each invoice has the total of the model, as previewed', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (some) => {
      const uuid = await contract();
      let all: readonly Modelled[] = Array.from({ length: 3 }, () => ({ price: 1000, lasting: 1000, isOpen: true }));
      for (const [index, [kind, away]] of [...some, ['extend', 0] as const].entries()) {
        const number = kind === 'extend' ? all.length + 1 + away : Math.max(1, all.length - away);
        // Each amount is twice the one before, so that a price shows which of them it includes.
        const step: Step = [kind, number, 2 ** index];
        const after = amended(all, step);
        const previewed = await foresee(uuid, bodyOf(step));
        const done = await amend(uuid, bodyOf(step));
        expect([step, previewed.statusCode, done.statusCode]).toEqual([step, ...(after ? [200, 200] : [400, 400])]);
        all = after ?? all;
        if (after) expect(previewed.json().after.total).toBe(sumOf(all).toFixed(2));
      }
      const invoices = (await invoicesOf(uuid)).slice(0, all.length);
      expect(invoices.map(({ total }) => total)).toEqual(all.map((one) => totalOf(one).toFixed(2)));
    }),
    { numRuns: 60 },
  );
});
