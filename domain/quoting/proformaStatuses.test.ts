import fc from 'fast-check';
import { expect, it } from 'vitest';
import { proformaActions } from '../../schemas/parts/quoting/proformaActions.ts';
import { refusalOf } from '../actions/commands.ts';
import { addDays } from '../dates/date.ts';

const letters = { edit: 'e', issue: 'i', send: 's', convert: 'c', cancel: 'x' } as const;

type Name = keyof typeof letters;

const names = Object.keys(letters) as Name[];

/** Every life of a proforma: written, issued once, mailed, then invoiced once or canceled. */
const lives = /^e*(?:is*(?:cs*|x)?|x)?$/;

/** The status after the commands that were performed. */
function statusAfter(done: string): string {
  if (done.includes('x')) return 'cancelled';
  if (done.includes('c')) return 'converted';
  return done.includes('i') ? 'issued' : 'draft';
}

const created = '2026-03-10';
const anyStep = fc.record({ name: fc.constantFrom(...names), days: fc.constantFrom(0, 0, 0, 1, 5) });

it('has a letter for each command', () => {
  expect(Object.keys(proformaActions.commands)).toEqual(names);
});

it('performs exactly the commands that go on with a life, and issues none whose prices no longer hold', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.array(anyStep, { maxLength: 30 }), (validDays, steps) => {
      const valid_until = addDays(created, validDays);
      let [status, done, today] = ['draft', '', created];
      for (const { name, days } of steps) {
        today = addDays(today, days);
        const record = { status, valid_until };
        const refusal = refusalOf(proformaActions, name, record, { today });
        const next = done + letters[name];
        const isLate = name === 'issue' && today > valid_until;
        expect([next, today, refusal === undefined]).toEqual([next, today, lives.test(next) && !isLate]);
        if (refusal !== undefined) continue;
        const command = proformaActions.commands[name];
        status = 'to' in command ? command.to : status;
        done = next;
        expect([done, status]).toEqual([done, statusAfter(done)]);
      }
    }),
    { numRuns: 500 },
  );
});
