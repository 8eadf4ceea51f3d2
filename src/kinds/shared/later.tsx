import { lazy, Suspense, type ComponentType } from 'react';

/** A component loaded on first render, with a placeholder. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props>,
): ComponentType<Props> {
  const QueryResult = lazy(async () => ({ default: await load() }));
  return function Later(props) {
    return (
      <Suspense fallback={<Meanwhile {...props} />}>
        <QueryResult {...props} />
      </Suspense>
    );
  };
}
