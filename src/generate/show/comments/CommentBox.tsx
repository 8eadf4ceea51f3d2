import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import type { commentCalls, CommentReader } from '../../../../dataProvider/calls/comments.ts';
import { storedText, type Mentioning } from '../../../../domain/company/comments.ts';
import { longestComment } from '../../../../schemas/parts/company/comments.ts';
import { useUnsaved } from '../../../drafts/useUnsaved.ts';
import { optionId, PeopleList } from './PeopleList.tsx';
import type { TypedComment } from './useCommentDraft.ts';
import { useMentioning } from './useMentioning.ts';

interface CommentBoxProps {
  readonly label: string;
  readonly confirm: string;
  readonly calls: ReturnType<typeof commentCalls>;
  /** Identifies the record among queries. */
  readonly queryKey: readonly string[];
  readonly value: TypedComment;
  readonly isUnsaved: boolean;
  readonly problem: string | undefined;
  readonly pending: boolean;
  readonly onChange: (value: TypedComment) => void;
  readonly onSend: (text: string) => void;
  /** Absent if there is nothing to leave. */
  readonly onCancel?: () => void;
}

/** The text of a comment. `@` offers the people who may read the record. */
export function CommentBox(props: CommentBoxProps) {
  const { label, confirm, calls, queryKey, value, isUnsaved, problem, pending, onChange, onSend, onCancel } = props;
  const translate = useTranslate();
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef(false);
  const [caret, setCaret] = useState(0);
  const picking = useRef<number>(undefined);
  const { typed, picked } = value;
  useUnsaved(isUnsaved, sent);

  const pick = ({ uuid, name }: CommentReader, { from, query }: Mentioning) => {
    const before = `${typed.slice(0, from)}@${name} `;
    onChange({
      typed: before + typed.slice(from + 1 + query.length).replace(/^ /, ''),
      picked: [...picked.filter((one) => one.name !== name), { uuid, name }],
    });
    setCaret(before.length);
    picking.current = before.length;
  };
  // The caret moves once the text is in the field, and before the next key.
  useLayoutEffect(() => {
    const after = picking.current;
    if (after !== undefined) field.current?.setSelectionRange(after, after);
    picking.current = undefined;
  }, [typed]);
  const isTyping = typed.includes('@');
  const { data: readers } = useQuery({
    queryKey: [...queryKey, 'readers'],
    queryFn: ({ signal }) => calls.readers(signal),
    enabled: isTyping,
    staleTime: 60_000,
    retry: false,
  });
  const mentioning = useMentioning({ typed, caret, readers, onPick: pick });
  const { people, active } = mentioning;

  const text = storedText(typed.trim(), picked);
  const isTooLong = text.length > longestComment;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text !== '' && !isTooLong && !pending) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    mentioning.onKeyDown(event);
    if (event.defaultPrevented) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
    if (event.key === 'Escape' && onCancel) onCancel();
  };
  const note = isTooLong ? translate('validation.maxLength', { limit: longestComment }) : problem;

  return (
    <Stack component="form" noValidate onSubmit={send} sx={{ gap: 1 }}>
      <TextField
        fullWidth
        multiline
        minRows={2}
        maxRows={12}
        label={label}
        value={typed}
        error={note !== undefined}
        helperText={note ?? translate('comments.hint')}
        inputRef={field}
        onChange={({ target }) => {
          onChange({ typed: target.value, picked });
          setCaret(target.selectionStart ?? target.value.length);
        }}
        onSelect={() => setCaret(field.current?.selectionStart ?? 0)}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            readOnly: pending,
            'aria-autocomplete': 'list',
            ...(people.length > 0 && {
              'aria-controls': listId,
              'aria-activedescendant': optionId(listId, active),
            }),
          },
        }}
      />
      <PeopleList
        id={listId}
        anchor={field.current?.parentElement ?? null}
        people={people}
        active={active}
        onPick={(person) => {
          mentioning.pick(person);
          field.current?.focus();
        }}
      />
      <Typography role="status" className="visually-hidden">
        {people.length > 0 && translate('comments.found', { smart_count: people.length })}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
        {onCancel && (
          <Button disabled={pending} onClick={onCancel}>
            {translate('ra.action.cancel')}
          </Button>
        )}
        <Button type="submit" variant="outlined" loading={pending} disabled={text === '' || isTooLong}>
          {confirm}
        </Button>
      </Stack>
    </Stack>
  );
}
