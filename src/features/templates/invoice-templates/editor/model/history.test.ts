import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import builtIn from '../../../../../../server/drawing/builtIn/invoiceTemplate1.json' with { type: 'json' };
import type { Template } from '../../../../../../schemas/parts/templates/template.ts';
import { templates } from '../../../../../../domain/templates/samples.testing.ts';
import { stepOn, steps, type Step } from './editing.testing.ts';
import { beginEditing, editingReducer, type Editing, type EditingAction } from './history.ts';

const standard = builtIn as Template;
const act = (state: Editing, ...actions: EditingAction[]): Editing => actions.reduce(editingReducer, state);
const repeat = (count: number, type: 'undo' | 'redo'): EditingAction[] =>
  Array.from({ length: count }, () => ({ type }));

/** The state after each of these changes. */
function statesOf(template: Template, made: readonly Step[]): Editing[] {
  const states = [beginEditing(template)];
  for (const step of made) {
    const last = states.at(-1) ?? beginEditing(template);
    const to = stepOn(last.template, step);
    if (to.template !== last.template) states.push(act(last, { type: 'change', to }));
  }
  return states;
}

describe('after any changes', () => {
  it('undoing restores each state in turn, and redoing leads back', () => {
    fc.assert(
      fc.property(templates, steps, (template, made) => {
        const states = statesOf(template, made);
        const last = states.at(-1) ?? beginEditing(template);
        states.forEach((state, at) => {
          const undone = act(last, ...repeat(states.length - 1 - at, 'undo'));
          expect(undone.template).toBe(state.template);
          expect(act(undone, ...repeat(states.length - 1 - at, 'redo')).template).toBe(last.template);
        });
        expect(act(last, ...repeat(states.length, 'undo')).template).toBe(template);
      }),
    );
  });
});

describe('the history', () => {
  const ofSize = (size: number): Template => ({ ...standard, theme: { ...standard.theme, size } });
  const [one, two, three] = [ofSize(1), ofSize(2), ofSize(3)];
  const first = beginEditing(one);
  const typed = (template = one, at = 0, field = 'blocks.0.title'): EditingAction => ({
    type: 'change',
    to: { template, selected: 'blocks.0' },
    field,
    at,
  });

  it('takes keystrokes in one field as one step, until a pause or another field', () => {
    expect(act(first, typed(two, 0), typed(three, 900)).past).toHaveLength(1);
    expect(act(first, typed(two, 0), typed(three, 1_000)).past).toHaveLength(2);
    expect(act(first, typed(two, 0), typed(three, 1, 'blocks.0.content')).past).toHaveLength(2);
    expect(act(first, typed(two, 0), { type: 'select', selected: 'blocks.1' }, typed(three, 1)).past).toHaveLength(2);
    expect(act(first, typed(two, 0), { type: 'undo' }, typed(three, 1)).past).toHaveLength(1);
  });

  it('shows the block that was changed', () => {
    const moved = act(first, { type: 'select', selected: 'blocks.4' }, typed(two));
    expect(act(moved, { type: 'undo' }).selected).toBe('blocks.4');
    expect(act(moved, { type: 'undo' }, { type: 'redo' }).selected).toBe('blocks.0');
  });

  it('forgets what was undone after another change', () => {
    const changed = act(first, typed(two), { type: 'undo' }, typed(three));
    expect(act(changed, { type: 'redo' })).toBe(changed);
  });

  it('keeps 200 steps, and nothing of another version', () => {
    const many = Array.from({ length: 250 }, (_, at) => typed(ofSize(at), at * 1_000));
    const state = act(first, ...many);
    expect(state.past).toHaveLength(200);
    expect(act(state, { type: 'load', template: one })).toEqual(first);
  });

  it('has nothing to undo or redo at first', () => {
    expect(act(first, { type: 'undo' }, { type: 'redo' })).toBe(first);
  });
});
