import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { commentCalls, type Comment } from '../../../../dataProvider/calls/comments.ts';
import { HttpError, isKeyReused } from '../../../../dataProvider/httpError.ts';
import { typedText } from '../../../../domain/company/comments.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useToast } from '../../useToast.ts';
import { useCommentDraft, type TypedComment } from './useCommentDraft.ts';

/** The comments on a record. */
export function useComments(resource: Resource, key: string) {
  const calls = commentCalls(useHttp(), resource, key);
  const queries = useQueryClient();
  const toast = useToast();
  const queryKey = ['comments', resource.name, key];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => calls.list(signal), retry: false });
  const renew = () => queries.invalidateQueries({ queryKey, exact: true });
  const remove = useMutation({
    mutationFn: calls.remove,
    onSuccess: (answer) => toast.saved(answer),
    onError: toast.failed,
    onSettled: renew,
  });
  return { calls, query, queryKey, renew, remove };
}

export type Comments = ReturnType<typeof useComments>;

/** Writes a comment on the record, or edits one: its text survives leaving the page, and a lost answer writes no second. */
export function useWriting({ calls, renew }: Comments, place: string, edited?: Comment, onDone?: () => void) {
  const translate = useTranslate();
  const toast = useToast();
  const begun: TypedComment = edited
    ? { typed: typedText(edited.text ?? '', edited.mentions), picked: edited.mentions }
    : { typed: '', picked: [] };
  const { draft, change, finish, renewKey } = useCommentDraft(place, begun);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (text: string) => (edited ? calls.edit(edited, text) : calls.add(text, draft.key)),
    onSuccess: async (answer) => {
      toast.saved(answer);
      finish();
      await renew();
      onDone?.();
    },
    onError: async (failure) => {
      if (isKeyReused(failure)) renewKey();
      else if (!textProblem(failure)) toast.failed(failure);
      await renew();
    },
  });
  const problem = isKeyReused(error) ? translate('comments.sentBefore') : textProblem(error);
  return {
    value: draft,
    isUnsaved: draft.typed !== begun.typed,
    problem,
    pending: isPending,
    onChange: (value: TypedComment) => {
      if (error) reset();
      change(value);
    },
    onSend: (text: string) => mutate(text),
    giveUp: () => {
      finish();
      onDone?.();
    },
  };
}

const textProblem = (error: unknown): string | undefined =>
  error instanceof HttpError ? error.errors['text'] : undefined;
