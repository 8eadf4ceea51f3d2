import { useMutation } from '@tanstack/react-query';
import { documentCalls, type DocumentReference } from '../../../dataProvider/calls/documents.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useToast } from '../../generate/useToast.ts';
import { openPages } from './openPages.ts';

/** Returns how to open a drawn document in a new tab. */
export function useOpenDocument() {
  const http = useHttp();
  const toast = useToast();
  const { mutate: open, isPending: opening } = useMutation({
    mutationFn: (document: DocumentReference) => documentCalls(http).pages(document),
    onSuccess: openPages,
    onError: toast.failed,
  });
  return { open, opening };
}
