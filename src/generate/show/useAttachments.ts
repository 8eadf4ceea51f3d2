import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { attachmentCalls, type Attachment } from '../../../dataProvider/calls/attachments.ts';
import { HttpError } from '../../../dataProvider/httpError.ts';
import { checkFile, type Complaint } from '../../../domain/files/checkFile.ts';
import { readableArgs } from '../../../domain/validation/readableArgs.ts';
import type { Attachments } from '../../../schemas/attachments.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useToast } from '../useToast.ts';

/** An upload with its progress from 0 to 1. */
export interface Sending {
  readonly id: string;
  readonly file: File;
  readonly share: number;
}

/** Manages a record's attachments: sequential uploads, and removal. Both appear in its history. */
export function useAttachments(resource: Resource, rule: Attachments, key: string) {
  const translate = useTranslate();
  const language = useLanguage();
  const toast = useToast();
  const queries = useQueryClient();
  const calls = attachmentCalls(useHttp(), resource, key);
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const queryKey = ['attachments', resource.name, key];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => calls.list(signal), retry: false });
  const there = query.data?.length ?? 0;

  const renew = () =>
    Promise.all(
      [queryKey, ['audit', resource.singular, key]].map((each) => queries.invalidateQueries({ queryKey: each })),
    );
  const wordsOf = ({ key: words, args }: Complaint) => translate(words, readableArgs(args, language));

  const add = async (chosen: readonly File[]) => {
    const room = rule.most - there - sending.length;
    const judged = chosen.map((file) => ({ file, complaint: checkFile(rule, file) }));
    const fitting = judged.filter(({ complaint }) => !complaint).map(({ file }) => file);
    const isTooMany = fitting.length > room;
    setProblems([
      ...judged.flatMap(({ file, complaint }) => (complaint ? `${file.name}: ${wordsOf(complaint)}` : [])),
      ...(isTooMany ? [wordsOf({ key: 'validation.maxItems', args: { limit: rule.most } })] : []),
    ]);
    const own = fitting.slice(0, Math.max(0, room)).map((file) => ({ id: crypto.randomUUID(), file, share: 0 }));
    setSending((others) => [...others, ...own]);
    for (const each of own) {
      // oxlint-disable-next-line no-await-in-loop -- in order, each reported when it is stored
      await send(each);
    }
  };

  const send = async ({ id, file }: Sending) => {
    const report = (share: number) =>
      setSending((all) => all.map((each) => (each.id === id ? { ...each, share } : each)));
    try {
      await calls.add(file, report);
      await renew();
    } catch (error) {
      const message = messageOf(error);
      setProblems((others) => [...others, `${file.name}: ${translate(message, { _: message })}`]);
    } finally {
      setSending((all) => all.filter((each) => each.id !== id));
    }
  };

  const { mutate, isPending } = useMutation({
    mutationFn: (file: Attachment) => calls.remove(file),
    onSuccess: (answer) => toast.saved(answer),
    onError: toast.failed,
    onSettled: renew,
  });
  return { query, add, sending, problems, remove: mutate, isRemoving: isPending, isFull: there >= rule.most };
}

/** Returns the error of the file itself, if the server reports one. */
function messageOf(error: unknown): string {
  const own = error instanceof HttpError ? error.errors['file'] : undefined;
  return own ?? (error instanceof Error ? error.message : 'common.unknownError');
}
