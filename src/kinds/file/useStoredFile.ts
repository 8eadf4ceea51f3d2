import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useHttp } from '../../data/useHttp.ts';
import { saveFile } from '../shared/saveFile.ts';
import { nameOf } from './files.ts';
import { type StoredFile } from '../../../domain/kinds/file.ts';

/** What a file holds, which only the session may read: its plain address would be refused. */
export function useStoredFile(url: string | undefined) {
  const http = useHttp();
  return useQuery({
    queryKey: ['files', url],
    queryFn: ({ signal }) => http.file(url ?? '', { headers: { Accept: '*/*' }, signal }),
    enabled: url !== undefined,
    // Under its key a file never changes.
    staleTime: Infinity,
    retry: false,
  });
}

/** Saves a file where the person keeps theirs; says so where that fails. */
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
