import { lazy, useState, type ComponentType } from 'react';

/** A page whose code comes when it is needed. */
export interface Deferred<Props extends object> {
  (props: Props): React.ReactElement;
  /** Fetches the code ahead, so that the page then stands at once. */
  readonly load: () => Promise<void>;
}

/**
 * Defers a page's code until it is shown or asked for. One that is there is rendered as it is: for a lazy one React
 * shows the fallback even so, and keeps it for 300 ms, during which a list would not ask for its rows.
 */
export function deferred<Props extends object>(fetchPage: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    loaded ??= await fetchPage();
    return loaded;
  };
  const Later = lazy(async () => ({ default: await load() }));

  function Page(props: Props) {
    // What a page began with it keeps: another component in its place would lose its state.
    const [Shown] = useState(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Page, { load: async () => void (await load()) });
}
