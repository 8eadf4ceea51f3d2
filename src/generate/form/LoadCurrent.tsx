import { useEditContext, type RaRecord } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { StaleDialog } from './StaleDialog.tsx';
import type { ObjectSchema } from '../../../schemas/resource.ts';
import { typedValues, type Values } from './typedValues.ts';

interface LoadCurrentProps {
  readonly schema: ObjectSchema;
  readonly open: boolean;
  /** What the form showed before anything was typed. */
  readonly shown: RaRecord;
  /** Takes what was typed, to be shown over the version that is read next. */
  readonly onKeep: (typed: Values) => void;
  readonly onClose: () => void;
}

/** The way on after a refusal as stale, for the form of a record. */
export function LoadCurrent({ schema, open, shown, onKeep, onClose }: LoadCurrentProps) {
  const { refetch } = useEditContext();
  const { getValues } = useFormContext();
  const load = async () => {
    // Before the reading: the form starts anew with each version that comes.
    onKeep(typedValues(schema, getValues(), shown));
    await refetch();
  };
  return <StaleDialog open={open} onLoad={load} onClose={onClose} />;
}
