import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useHttp } from '../../data/useHttp.ts';
import { saveFile } from '../shared/saveFile.ts';
import { nameOf } from './files.ts';
import { type StoredFile } from '../../../domain/kinds/file.ts';

/** Loads a file's content with the session's token; a plain URL would be refused. */
export function useStoredFile(url: string | undefined) {
  const http = useHttp();
  return useQuery({
    queryKey: ['files', url],
    queryFn: ({ signal }) => http.file(url ?? '', { headers: { Accept: '*/*' }, signal }),
    enabled: url !== undefined,
    // A file's content never changes.
    staleTime: Infinity,
    retry: false,
  });
}

/** Downloads a file; shows an error if that fails. */
export function useSaveStored() {
  const http = useHttp();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: StoredFile) =>
      saveFile(nameOf(file), await http.file(file.url ?? '', { headers: { Accept: '*/*' } })),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return { save: mutate, isSaving: isPending };
}
