import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Resource } from '../../schemas/resource.ts';
import { session } from '../access/console.ts';
import { tenantOf } from '../access/tenant.ts';
import { dropDraft, keepDraft, placeOf, readDraft, type Draft, type DraftOf } from './draftStore.ts';
import type { Once } from './useOnce.ts';

/** Milliseconds between typing and keeping it. */
const pause = 1_000;

export interface Drafting {
  readonly resource: Resource;
  readonly once: Once;
  readonly record?: string | undefined;
  /** What was typed, if anything was. */
  readonly typed: () => Draft['content'] | undefined;
  /** Tells of every change. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** Keeps what is typed into a form in this browser until it is saved or given up. Answers what was found of an earlier time. */
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
      // Who has signed out meanwhile leaves nothing behind.
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

  // What is offered may be written on, saved or given up in another tab.
  useEffect(() => {
    const hear = ({ key }: StorageEvent) => {
      if (of && key === placeOf(of)) offer((found) => found && readDraft(of));
    };
    addEventListener('storage', hear);
    return () => removeEventListener('storage', hear);
  }, [of]);

  return {
    offered,
    /** What was found is restored, to be saved as it would have been. */
    takeUp: () => {
      if (offered) once.goOnAs(offered.key);
      offer(undefined);
    },
    /** What was found is not wanted. */
    discard: () => {
      offer(undefined);
      if (of) dropDraft(of);
    },
  };
}
