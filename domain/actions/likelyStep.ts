import type { Actions } from '../../schemas/actions.ts';
import type { Acted } from './commands.ts';
import type { Facts } from './holds.ts';
import { nextSteps, type NextGroup, type NextStep } from './nextSteps.ts';

type Possible = NextStep | NextGroup;

/** What a step is for, the most likely first: to send or advance the record, to show it to others, to change it. */
const purposes: readonly ((step: Possible) => boolean)[] = [
  (step) => !('group' in step) && ('to' in step.action || 'first' in step.action),
  (step) => !('group' in step) && 'nextIn' in step.action,
  (step) => 'group' in step || step.action.opens !== undefined,
];

/** Returns the most likely of a record's next steps: one that is possible now and can be undone; undefined without one. */
export function likelyStep(
  actions: Actions,
  record: Acted,
  may: (permission: string) => boolean,
  facts: Facts,
): Possible | undefined {
  const possible = nextSteps(actions, record, may, facts).filter(
    (step) => 'group' in step || (step.refusal === undefined && !step.isFinal),
  );
  for (const isFor of purposes) {
    const step = possible.find(isFor);
    if (step) return step;
  }
  return undefined;
}
