import { useMutation } from '@tanstack/react-query';
import { documentCalls, type DocumentReference } from '../../../dataProvider/calls/documents.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useToast } from '../../generate/useToast.ts';
import { saveFile } from '../../kinds/shared/saveFile.ts';

/** Returns how to download a document as PDF. */
export function useDownload(name: string): { readonly save: (document: DocumentReference) => void; saving: boolean } {
  const http = useHttp();
  const toast = useToast();
  const { mutate: save, isPending: saving } = useMutation({
    mutationFn: (document: DocumentReference) => documentCalls(http).pdf(document),
    onSuccess: (pdf) => saveFile(`${name}.pdf`, pdf),
    onError: toast.failed,
  });
  return { save, saving };
}
