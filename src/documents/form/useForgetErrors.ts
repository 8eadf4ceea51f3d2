import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LinesStore } from '../grid/linesStore.ts';
import type { FormValues } from './documentForm.ts';

/** A message goes as soon as what it is about is changed: the field, or any line. */
export function useForgetErrors(form: UseFormReturn<FormValues>, store: LinesStore): void {
  useEffect(() => {
    const watching = form.watch((_values, { name }) => {
      if (name) form.clearErrors(name);
    });
    return () => watching.unsubscribe();
  }, [form]);

  useEffect(() => {
    let { lines } = store.get();
    return store.subscribe(() => {
      if (store.get().lines === lines) return;
      lines = store.get().lines;
      form.clearErrors('root.items');
    });
  }, [form, store]);
}
