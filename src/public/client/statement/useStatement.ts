import { useEffect, useState } from 'react';
import { publicCalls, type StatementPeriod } from '../../../../dataProvider/calls/public.ts';
import { HttpError } from '../../../../dataProvider/httpError.ts';
import { http } from '../../answer/answer.ts';
import { publicStatement, type PublicStatement } from './publicStatement.ts';

/** The statement of a period, as far as it is loaded. */
export interface ShownStatement {
  /** The last one that was loaded. */
  readonly statement: PublicStatement | undefined;
  readonly isLoading: boolean;
  /** Why the period was refused; empty if the statement could not be loaded. */
  readonly refusal: string | undefined;
}

/** Returns the statement of a client of a period, once it is shown. */
export function useStatement(hash: string, { from, to, currency }: StatementPeriod, isShown: boolean): ShownStatement {
  const [shown, setShown] = useState<ShownStatement>({ statement: undefined, isLoading: true, refusal: undefined });
  useEffect(() => {
    if (!isShown) return undefined;
    const gone = new AbortController();
    const load = async () => {
      setShown((before) => ({ ...before, isLoading: true }));
      try {
        const read = await publicCalls(http).statement(hash, { from, to, currency }, gone.signal);
        setShown({ statement: publicStatement.parse(read), isLoading: false, refusal: undefined });
      } catch (error) {
        if (gone.signal.aborted) return;
        const refusal = error instanceof HttpError ? (Object.values(error.errors)[0] ?? '') : '';
        setShown((before) => ({ ...before, isLoading: false, refusal }));
      }
    };
    void load();
    return () => gone.abort();
  }, [hash, from, to, currency, isShown]);
  return shown;
}
