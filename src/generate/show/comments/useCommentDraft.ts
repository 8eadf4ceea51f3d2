import { useState } from 'react';
import * as z from 'zod/mini';
import type { Mentioned } from '../../../../domain/company/comments.ts';
import { tenantOf } from '../../../access/tenant.ts';
import { useMe } from '../../../access/useMe.ts';
import { dropDraft, keepDraft, readDraft } from '../../../drafts/draftStore.ts';

/** A text as its author types it, with the people picked for it. */
export interface TypedComment {
  readonly typed: string;
  readonly picked: readonly Mentioned[];
}

const content = z.object({
  typed: z.string(),
  picked: z.array(z.object({ uuid: z.string(), name: z.string() })),
});

/** Stores an unsent comment in this browser, with the idempotency key of its sending. `place` is the record or comment. */
export function useCommentDraft(place: string, begun: TypedComment = { typed: '', picked: [] }) {
  const me = useMe();
  const of = me && { user: me.uuid, tenant: tenantOf(me) ?? '', resource: 'comments', record: place };
  const [draft, setDraft] = useState(() => {
    const stored = of && readDraft(of);
    const { data } = content.safeParse(stored?.content);
    return { key: stored?.key ?? crypto.randomUUID(), ...(data ?? begun) };
  });
  const isBegun = (typed: string): boolean => typed === begun.typed || typed === '';
  return {
    draft,
    change: ({ typed, picked }: TypedComment) => {
      setDraft({ ...draft, typed, picked });
      if (of && isBegun(typed)) dropDraft(of, draft.key);
      else if (of) keepDraft(of, { key: draft.key, content: { typed, picked } });
    },
    /** Ends the draft: its text is sent or given up. */
    finish: () => {
      if (of) dropDraft(of, draft.key);
      setDraft({ key: crypto.randomUUID(), ...begun });
    },
    /** Goes on with the text as another comment: an earlier one was sent under the key. */
    renewKey: () => {
      if (of) dropDraft(of, draft.key);
      setDraft({ ...draft, key: crypto.randomUUID() });
    },
  };
}
