import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { session } from '../access/console.ts';
import { tenantOf } from '../access/tenant.ts';
import { dropDraft, keepDraft, readDraft, type Draft, type DraftOf } from './draftStore.ts';

/** Milliseconds between typing and keeping it. */
const pause = 1_000;

interface Drafting {
  readonly resource: string;
  readonly record?: string | undefined;
  /** What was typed, if anything was. */
  readonly typed: () => Draft['content'] | undefined;
  /** Tells of every change. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Whether nothing of it is left to keep. */
  readonly isDone: RefObject<boolean>;
}

/** Keeps what is typed into a form in this browser until it is saved or given up. Answers what was found of an earlier time. */
export function useDraft({ resource, record, typed, subscribe, isDone }: Drafting) {
  const me = session.me();
  const [user, tenant] = [me?.uuid, me && tenantOf(me)];
  const of = useMemo<DraftOf | undefined>(
    () => (user === undefined ? undefined : { user, tenant: tenant ?? '', resource, record }),
    [user, tenant, resource, record],
  );
  const [offered, offer] = useState(() => of && readDraft(of));
  const isGivenUp = useRef(false);
  const isOver = useEffectEvent(() => isGivenUp.current || isDone.current);
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
      if (content) keepDraft(of, content);
      else if (isKept) dropDraft(of);
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
      if (of) dropDraft(of);
    };
  }, [of]);

  return {
    offered,
    /** What was found is restored. */
    settle: () => offer(undefined),
    /** What is typed is not to be kept. */
    giveUp: () => (isGivenUp.current = true),
    /** What was found is not wanted. */
    discard: () => {
      offer(undefined);
      if (of) dropDraft(of);
    },
  };
}
