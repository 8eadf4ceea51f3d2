import { useRedirect, type RaRecord } from 'ra-core';
import { useRef, useState } from 'react';
import { isStale } from '../../../dataProvider/httpError.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { focusHeading, fromSave } from '../../shell/heading.ts';
import { useToast } from '../useToast.ts';
import type { Values } from './typedValues.ts';

/** What follows a save: the server's message, and the list, where there is one; a refusal says why and stays. */
export function useSaving({ name, single }: Resource) {
  const redirect = useRedirect();
  const toast = useToast();
  const isDone = useRef(false);
  const [isRefusedAsStale, setRefusedAsStale] = useState(false);
  const [kept, keep] = useState<Values>();
  const leave = () => {
    isDone.current = true;
    redirect('list', name, undefined, undefined, fromSave);
  };
  return {
    mutationOptions: {
      onSuccess: (record: RaRecord) => {
        toast.saved(record);
        keep(undefined);
        if (single) focusHeading();
        else leave();
      },
      onError: (error: unknown) => (isStale(error) ? setRefusedAsStale(true) : toast.failed(error)),
    },
    /** Goes to the list without a question. */
    leave,
    isDone,
    /** Whether somebody else has saved the record since it was read. */
    isRefusedAsStale,
    forgetRefusal: () => setRefusedAsStale(false),
    /** What was typed over an earlier version. Here and not in the form, so that it outlasts a reading that fails. */
    kept,
    keep,
  };
}
