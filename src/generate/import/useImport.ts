import { useMutation, useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useRefresh } from 'react-admin';
import { useState } from 'react';
import { importCalls, type Imported, type ImportRequest } from '../../../dataProvider/calls/import.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useToast } from '../useToast.ts';
import type { ChosenTable } from './chosenTable.ts';
import { useMapping } from './useMapping.ts';

type Blanks = NonNullable<ImportRequest['blanks']>;

const once = { gcTime: 0, staleTime: Infinity, retry: false } as const;

/**
 * Manages an import: the file's content on selection, the preview of the mapping, and the import. After a failure the
 * preview is repeated, because records may have changed. A retry without an answer does not import twice.
 */
export function useImport(resource: Resource, chosen: ChosenTable | undefined, onDone: (imported: Imported) => void) {
  const calls = importCalls(useHttp(), resource);
  const toast = useToast();
  const refresh = useRefresh();
  const language = useLanguage();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [sheetOf, setSheetOf] = useState<{ readonly id: string; readonly sheet: string }>();
  const [blanks, setBlanks] = useState<Blanks>('keep');
  const sheet = sheetOf && sheetOf.id === chosen?.id ? sheetOf.sheet : undefined;
  const key = [resource.name, 'import', chosen?.id, sheet, language];
  const file = chosen?.file ?? new Blob();

  const source = useQuery({
    queryKey: [...key, 'source'],
    queryFn: ({ signal }) => calls.source({ file, sheet }, signal),
    enabled: chosen !== undefined,
    ...once,
  });
  const columns = useMapping(resource, source.data);
  const request: ImportRequest = { file, sheet, columns: columns.mapping, blanks };
  const preview = useQuery({
    queryKey: [...key, columns.mapping, blanks],
    queryFn: ({ signal }) => calls.preview(request, signal),
    enabled: source.isSuccess && columns.isWhole,
    ...once,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => calls.run(request),
    onSuccess: (imported) => {
      columns.remember();
      onDone(imported);
      refresh();
    },
    onError: async (error) => {
      if (await logoutIfAccessDenied(error)) return;
      toast.failed(error);
      void preview.refetch();
    },
  });
  return {
    source,
    columns,
    preview,
    blanks,
    setBlanks,
    setSheet: (name: string) => chosen && setSheetOf({ id: chosen.id, sheet: name }),
    run: () => mutate(),
    running: isPending,
  };
}

export type Importing = ReturnType<typeof useImport>;
