import { useRedirect, type RaRecord } from 'ra-core';
import type { Resource } from '../../../schemas/resource.ts';
import { useToast } from '../useToast.ts';

/** What follows a save: the server's message, and the list; a refusal says why and stays. */
export function useSaving({ name }: Resource) {
  const redirect = useRedirect();
  const toast = useToast();
  return {
    onSuccess: (record: RaRecord) => {
      toast.saved(record);
      redirect('list', name);
    },
    onError: toast.failed,
  };
}
