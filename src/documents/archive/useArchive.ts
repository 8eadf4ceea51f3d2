import { useMutation, useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { archiveCalls, type Archive, type ArchiveOptions } from '../../../dataProvider/calls/archives.ts';
import type { Selection } from '../../../dataProvider/calls/commands.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useToast } from '../../generate/useToast.ts';
import { saveFile } from '../../kinds/shared/saveFile.ts';

/** Previews and downloads an archive of documents. Closing the dialog stops the download. */
export function useArchive(resource: Resource, selection: Selection, onSaved: (archive: Archive) => void) {
  const translate = useTranslate();
  const toast = useToast();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const calls = archiveCalls(useHttp(), resource);
  const [arrived, setArrived] = useState(0);
  const download = useRef<AbortController>(undefined);
  useEffect(() => () => download.current?.abort(), []);

  const preview = useQuery({
    queryKey: [resource.name, 'archive', selection],
    queryFn: ({ signal }) => calls.preview(selection, signal),
    gcTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async (options: Pick<ArchiveOptions, 'format' | 'locale'>) => {
      setArrived(0);
      download.current = new AbortController();
      return calls.download(selection, { ...options, signal: download.current.signal, onArrived: setArrived });
    },
    onSuccess: (archive, { format }) => {
      saveFile(`${translate(`resources.${resource.name}.name`, { smart_count: 2 })}.${format}`, archive.file);
      onSaved(archive);
    },
    onError: async (error) => {
      if (download.current?.signal.aborted || (await logoutIfAccessDenied(error))) return;
      toast.failed(error);
    },
  });
  return { preview, save: mutate, saving: isPending, arrived, stop: () => download.current?.abort() };
}
