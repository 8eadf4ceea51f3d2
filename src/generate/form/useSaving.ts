import { useRedirect, type RaRecord } from 'ra-core';
import { useRef, useState } from 'react';
import { isStale } from '../../../dataProvider/httpError.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useToast } from '../useToast.ts';

/** What follows a save: the server's message, and the list; a refusal says why and stays. */
export function useSaving({ name }: Resource) {
  const redirect = useRedirect();
  const toast = useToast();
  const isDone = useRef(false);
  const [isRefusedAsStale, setRefusedAsStale] = useState(false);
  const leave = () => {
    isDone.current = true;
    redirect('list', name);
  };
  return {
    mutationOptions: {
      onSuccess: (record: RaRecord) => {
        toast.saved(record);
        leave();
      },
      onError: (error: unknown) => (isStale(error) ? setRefusedAsStale(true) : toast.failed(error)),
    },
    /** Goes to the list without a question. */
    leave,
    isDone,
    /** Whether somebody else has saved the record since it was read. */
    isRefusedAsStale,
    forgetRefusal: () => setRefusedAsStale(false),
  };
}
