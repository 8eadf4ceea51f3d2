import { useEditContext, type RaRecord } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { StaleDialog } from '../dialogs/StaleDialog.tsx';
import type { ObjectSchema } from '../../../../schemas/resource.ts';
import { typedValues, type Values } from '../typedValues.ts';

interface LoadCurrentProps {
  readonly schema: ObjectSchema;
  readonly open: boolean;
  /** The form's values before any input. */
  readonly shown: RaRecord;
  /** Receives the input, to merge it with the next version. */
  readonly onKeep: (typed: Values) => void;
  readonly onClose: () => void;
}

/** The dialog after a stale save of a record's form. */
export function LoadCurrent({ schema, open, shown, onKeep, onClose }: LoadCurrentProps) {
  const { refetch } = useEditContext();
  const { getValues } = useFormContext();
  const load = async () => {
    // Before reloading, because each new version resets the form.
    onKeep(typedValues(schema, getValues(), shown));
    await refetch();
  };
  return <StaleDialog open={open} onLoad={load} onClose={onClose} />;
}
