import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { invoiceForm, newValues, type DraftValues } from './drafts.testing.ts';
import type { Line } from '../grid/lines/line.ts';
import { noLines } from '../grid/lines/linesReducer.ts';
import { createLinesStore, LinesContext } from '../grid/lines/linesStore.ts';
import { EnteredDocumentContext, type FormValues } from './documentForm.ts';

interface EnteredProps {
  readonly values?: Partial<DraftValues>;
  readonly lines?: readonly Line[];
  readonly isNew?: boolean;
  readonly children: ReactNode;
}

const check = () => Promise.resolve({ issues: [], lines: {} });

/** Parts of a form around an edited invoice. */
export function Entered({ values: given = {}, lines = [], isNew = false, children }: EnteredProps) {
  const values = newValues('2026-03-01', given);
  const fields = useForm<FormValues>({ defaultValues: values });
  const start = {
    exporter: { uuid: 'u', name: 'Acme Ltda', allowsRetroactive: false, leadDays: 10 },
    values,
    lines,
    isNew,
  };
  return (
    <FormProvider {...fields}>
      <LinesContext value={createLinesStore({ ...noLines, lines })}>
        <EnteredDocumentContext
          value={{
            form: invoiceForm,
            start,
            check,
            logo: undefined,
            chooseLogo: () => undefined,
            reread: () => Promise.resolve(),
          }}
        >
          {children}
        </EnteredDocumentContext>
      </LinesContext>
    </FormProvider>
  );
}
