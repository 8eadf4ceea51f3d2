import { lazy, Suspense, type ComponentType } from 'react';

/** A component whose code comes once it is shown; until then another stands in its place. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() }));
  return function Later(props) {
    return (
      <Suspense fallback={<Meanwhile {...props} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
