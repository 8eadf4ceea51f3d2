import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Resource } from '../../schemas/resource.ts';
import { session } from '../access/console.ts';
import { tenantOf } from '../access/tenant.ts';
import { dropDraft, keepDraft, placeOf, readDraft, type Draft, type DraftOf } from './draftStore.ts';
import type { Once } from './useOnce.ts';

/** Milliseconds between input and storing. */
const pause = 1_000;

export interface Drafting {
  readonly resource: Resource;
  readonly once: Once;
  readonly record?: string | undefined;
  /** Returns the input, if any. */
  readonly typed: () => Draft['content'] | undefined;
  /** Subscribes to changes. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** Stores a form's input in this browser until it is saved or discarded. Returns an earlier draft. */
export function useDraft({ resource: { name: resource }, once, record, typed, subscribe }: Drafting) {
  const me = session.me();
  const [user, tenant] = [me?.uuid, me && tenantOf(me)];
  const of = useMemo<DraftOf | undefined>(
    () => (user === undefined ? undefined : { user, tenant: tenant ?? '', resource, record }),
    [user, tenant, resource, record],
  );
  const [offered, offer] = useState(() => of && readDraft(of));
  const isOver = useEffectEvent(() => once.isDone.current);
  const keyOfSave = useEffectEvent(() => once.key);
  const read = useEffectEvent(typed);
  const listen = useEffectEvent(subscribe);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isKept = false;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      // After sign-out nothing is stored.
      if (!of || !session.me()) return;
      const content = read();
      if (content) keepDraft(of, { key: keyOfSave(), content });
      else if (isKept) dropDraft(of, keyOfSave());
      isKept = content !== undefined;
    };
    const keepNow = () => timer !== undefined && keep();
    const unsubscribe = listen(() => (timer ??= setTimeout(keep, pause)));
    addEventListener('pagehide', keepNow);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', keepNow);
      if (!isOver()) return void keepNow();
      clearTimeout(timer);
      if (of) dropDraft(of, keyOfSave());
    };
  }, [of]);

  // Another tab may change, save or discard the offered draft.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (of && key === placeOf(of)) offer((found) => found && readDraft(of));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [of]);

  return {
    offered,
    /** Restores the draft with its key. */
    takeUp: () => {
      if (offered) once.goOnAs(offered.key);
      offer(undefined);
    },
    /** Discards the draft. */
    discard: () => {
      offer(undefined);
      if (of) dropDraft(of);
    },
  };
}
