import type { ReactNode } from 'react';
import { ErrorState } from './ErrorState.tsx';
import { SkeletonCards } from './SkeletonCards.tsx';

interface QueryResultProps<Data> {
  /** A query of react-query or react-admin. */
  readonly query: {
    readonly data?: Data;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** The height of a placeholder in pixels. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/** The result of a query, its placeholders, or its error with a retry button. */
export function QueryResult<Data>({ query, height, children }: QueryResultProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState message={query.error.message || undefined} onRetry={() => query.refetch()} />;
  return <SkeletonCards height={height} />;
}
