import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { monthCalls, type MonthChoice } from '../../../../dataProvider/calls/month.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { saveFile } from '../../../kinds/shared/saveFile.ts';

/** How far a download is. */
export interface MonthProgress {
  readonly part: number;
  readonly parts: number;
}

/** Downloads a month part by part; after an error, it continues with the part that failed. */
export function useMonthDownload(choice: MonthChoice, name: string, onDone: () => void) {
  const http = useHttp();
  const [progress, setProgress] = useState<MonthProgress>();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      const calls = monthCalls(http);
      const parts = (await calls.parts(choice)).length;
      for (let part = progress?.part ?? 1; part <= parts; part += 1) {
        setProgress({ part, parts });
        // oxlint-disable-next-line no-await-in-loop -- one after the other: each user downloads one at a time
        const file = await calls.file(choice, part);
        saveFile(`${name} ${choice.month}${parts > 1 ? ` (${part})` : ''}.zip`, file);
      }
    },
    onSuccess: onDone,
  });
  const forget = () => {
    setProgress(undefined);
    reset();
  };
  return { save: () => mutate(), forget, isPending, error, progress };
}
