import { useMutation, useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useRefresh, useTranslate } from 'react-admin';
import { useState } from 'react';
import {
  importCalls,
  type Imported,
  type ImportRequest,
  type SourceChoices,
  type WritingChoices,
} from '../../../dataProvider/calls/import.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useLanguage } from '../../i18n/language.ts';
import { saveFile } from '../../kinds/shared/saveFile.ts';
import { useToast } from '../useToast.ts';
import type { ChosenTable } from './chosenTable.ts';
import { useMapping } from './useMapping.ts';

type Blanks = NonNullable<ImportRequest['blanks']>;

/** What the user decided about the chosen file. */
interface Choices {
  readonly id?: string;
  readonly reading: SourceChoices;
  readonly writing: WritingChoices;
  readonly onlyGood: boolean;
  readonly leaving: Leaving;
}

/** The rows of likely duplicates that are left out. */
interface Leaving {
  readonly duplicates: boolean;
  readonly rows: readonly number[];
}

const none: Leaving = { duplicates: false, rows: [] };
const undecided: Choices = { reading: {}, writing: {}, onlyGood: false, leaving: none };

const once = { gcTime: 0, staleTime: Infinity, retry: false } as const;

/**
 * Manages an import: the file's content on selection, the preview of the mapping, and the import. After a failure the
 * preview is repeated, because records may have changed. A retry without an answer does not import twice.
 */
export function useImport(resource: Resource, chosen: ChosenTable | undefined, onDone: (imported: Imported) => void) {
  const calls = importCalls(useHttp(), resource);
  const toast = useToast();
  const translate = useTranslate();
  const refresh = useRefresh();
  const language = useLanguage();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [choices, setChoices] = useState(undecided);
  const [blanks, setBlanks] = useState<Blanks>('keep');
  const [onlyNew, setOnlyNew] = useState(false);
  const { reading, writing, onlyGood, leaving: left } = choices.id === chosen?.id ? choices : undecided;
  const decide = (next: Partial<Choices>): void => {
    if (chosen) setChoices({ reading, writing, onlyGood, leaving: left, ...next, id: chosen.id });
  };
  const key = [resource.name, 'import', chosen?.id, reading, language];
  const file = chosen?.file ?? new File([], 'file');

  const source = useQuery({
    queryKey: [...key, 'source'],
    queryFn: ({ signal }) => calls.source({ file, ...reading }, signal),
    enabled: chosen !== undefined,
    ...once,
  });
  const columns = useMapping(resource, source.data);
  const { mapping, defaults } = columns;
  const request: ImportRequest = {
    file,
    ...reading,
    columns: mapping,
    defaults,
    ...writing,
    blanks,
    only_new: onlyNew,
  };
  const preview = useQuery({
    queryKey: [...key, mapping, defaults, writing, blanks, onlyNew],
    queryFn: ({ signal }) => calls.preview(request, signal),
    enabled: source.isSuccess && columns.isWhole,
    ...once,
  });
  const alike = new Set(preview.data?.duplicates?.map(({ row }) => row));
  const leaving = { ...left, rows: left.rows.filter((row) => alike.has(row)) };
  const onError = async (error: Error) => {
    if (await logoutIfAccessDenied(error)) return;
    toast.failed(error);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      calls.run({
        ...request,
        ...(onlyGood && { only_good: true }),
        ...(leaving.duplicates && { leave_out_duplicates: true }),
        ...(leaving.rows.length > 0 && { leave_out: leaving.rows }),
      }),
    onSuccess: (imported) => {
      onDone(imported);
      refresh();
    },
    onError: async (error) => {
      await onError(error);
      void preview.refetch();
    },
  });
  const badRows = useMutation({
    mutationFn: () => calls.badRows(request),
    onSuccess: (blob) =>
      saveFile(file.name.replace(/(\.\w+)?$/, ` - ${translate('generate.import.figures.problems')}$1`), blob),
    onError,
  });
  return {
    source,
    columns,
    preview,
    blanks,
    setBlanks,
    onlyNew,
    setOnlyNew,
    leaving,
    leave: (next: Partial<Leaving>) => decide({ leaving: { ...left, ...next } }),
    writing,
    read: (next: SourceChoices) => decide({ reading: { ...reading, ...next }, writing: {}, leaving: none }),
    write: (next: WritingChoices) => decide({ writing: { ...writing, ...next } }),
    onlyGood,
    setOnlyGood: (next: boolean) => decide({ onlyGood: next }),
    saveBadRows: () => badRows.mutate(),
    savingBadRows: badRows.isPending,
    run: () => mutate(),
    running: isPending,
  };
}

export type Importing = ReturnType<typeof useImport>;
