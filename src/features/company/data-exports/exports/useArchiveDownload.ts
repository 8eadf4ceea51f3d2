import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dataExportCalls } from '../../../../../dataProvider/calls/dataExports.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { saveFile } from '../../../../kinds/shared/saveFile.ts';

/** An archive that can be downloaded. */
export interface Archive {
  readonly uuid: string;
  readonly digest: string;
  readonly size: number;
}

/** Bytes of a request: few enough to arrive in time over a slow line. Browsers keep large parts on disk. */
const partBytes = 4 * 1024 ** 2;

/** Downloads an archive part by part; after an error, it continues behind the last part that arrived. */
export function useArchiveDownload({ uuid, digest, size }: Archive, name: string) {
  const http = useHttp();
  const parts = useRef<Blob[]>([]);
  const [received, setReceived] = useState(0);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const calls = dataExportCalls(http);
      for (let from = bytesOf(parts.current); from < size; from = bytesOf(parts.current)) {
        const to = Math.min(from + partBytes, size) - 1;
        // oxlint-disable-next-line no-await-in-loop -- one after the other: each user downloads one at a time
        const part = await calls.part({ uuid, digest, from, to });
        parts.current.push(part);
        setReceived(bytesOf(parts.current));
      }
      saveFile(name, new Blob(parts.current, { type: 'application/zip' }));
      parts.current = [];
      setReceived(0);
    },
  });
  return { save: () => mutate(), isPending, error, received };
}

const bytesOf = (parts: readonly Blob[]): number => parts.reduce((sum, part) => sum + part.size, 0);
