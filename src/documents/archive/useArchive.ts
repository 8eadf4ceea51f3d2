import { useMutation, useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { archiveCalls, type Archive, type AskedArchive } from '../../../dataProvider/calls/archives.ts';
import type { Chosen } from '../../../dataProvider/calls/commands.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useToast } from '../../generate/useToast.ts';
import { saveFile } from '../../kinds/shared/saveFile.ts';

/** Previews and downloads an archive of documents. Closing the dialog stops the download. */
export function useArchive(resource: Resource, chosen: Chosen, onSaved: (archive: Archive) => void) {
  const translate = useTranslate();
  const toast = useToast();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const calls = archiveCalls(useHttp(), resource);
  const [arrived, setArrived] = useState(0);
  const download = useRef<AbortController>(undefined);
  useEffect(() => () => download.current?.abort(), []);

  const preview = useQuery({
    queryKey: [resource.name, 'archive', chosen],
    queryFn: ({ signal }) => calls.preview(chosen, signal),
    gcTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async (asked: Pick<AskedArchive, 'format' | 'locale'>) => {
      setArrived(0);
      download.current = new AbortController();
      return calls.download(chosen, { ...asked, signal: download.current.signal, onArrived: setArrived });
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
