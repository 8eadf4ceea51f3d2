import { lazy, useState, type ComponentType } from 'react';

/** A page whose code is loaded on demand. */
export interface Deferred<Props extends object> {
  (props: Props): React.ReactElement;
  /** Loads the code in advance, so that the page renders immediately. */
  readonly load: () => Promise<void>;
}

/**
 * Defers a page's code until it is shown or requested. QueryResult code renders directly: React.lazy would show the fallback
 * for 300 ms, during which a list would not request its rows.
 */
export function deferred<Props extends object>(fetchPage: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded ??= await fetchPage();
    return loaded;
  };
  const Later = lazy(async () => ({ default: await load() }));

  function Page(props: Props) {
    // The component must not change during a page's life, or its state would be lost.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Page, { load: async () => void (await load()) });
}
