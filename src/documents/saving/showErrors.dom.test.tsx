import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { createLinesStore } from '../grid/lines/linesStore.ts';
import { noLines } from '../grid/lines/linesReducer.ts';
import { lineWith } from '../grid/lines/samples.testing.ts';
import type { PlacedErrors } from './fieldErrors.ts';
import { showErrors } from './showErrors.ts';
import type { FormValues } from '../form/documentForm.ts';
import { invoiceForm, newValues } from '../form/drafts.testing.ts';

function show(errors: Partial<PlacedErrors>, lines = [lineWith({ key: 'a' })]) {
  const { result } = renderHook(() => useForm<FormValues>({ defaultValues: newValues('2026-03-01') }));
  const store = createLinesStore({ ...noLines, lines });
  const setFocus = vi.spyOn(result.current, 'setFocus').mockImplementation(() => undefined);
  const shown = showErrors(invoiceForm, result.current, store, { fields: {}, lines: {}, grid: undefined, ...errors });
  return { shown, store, focused: setFocus.mock.calls[0]?.[0] };
}

describe('the topmost error gets the focus', () => {
  const atLine = { a: { price: 'no' } };

  it('in a field above the lines', () => {
    const { focused, store } = show({ fields: { terms_payment: 'no', due_date: 'no' }, lines: atLine });
    expect(focused).toBe('due_date');
    expect(store.get().errors).toEqual(atLine);
    expect(store.get().active).toBeUndefined();
  });

  it('in a cell', () => {
    const { focused, store } = show({ fields: { accepted: 'no' }, lines: atLine });
    expect(focused).toBeUndefined();
    expect(store.get().active).toEqual({ key: 'a', column: 'price' });
  });

  it('in a field below', () => {
    expect(show({ fields: { accepted: 'no' } }).focused).toBe('accepted');
  });

  it('in a first line, if there is none', () => {
    const { store } = show({ grid: 'none' }, []);
    expect(store.get().active).toEqual({ key: store.get().lines[0]?.key, column: 'item' });
  });
});

it('and the result says whether there is any', () => {
  expect(show({}).shown).toBe(false);
  expect(show({ grid: 'none' }).shown).toBe(true);
});
