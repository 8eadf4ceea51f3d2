import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { SkeletonCards } from './SkeletonCards.tsx';

interface LoadedProps<Data> {
  /** Of react-query, or of react-admin's hooks over it. */
  readonly query: {
    readonly data?: Data;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** Of one block of what is loading, in pixels. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/** What a query answered; until then blocks of its height, and why it failed with a way to try again. */
export function Loaded<Data>({ query, height, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState message={query.error.message || undefined} onRetry={() => query.refetch()} />;
  return <SkeletonCards height={height} />;
}
