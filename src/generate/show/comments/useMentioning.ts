import { useState, type KeyboardEvent } from 'react';
import type { CommentReader } from '../../../../dataProvider/calls/comments.ts';
import { mentionAt, type Mentioning } from '../../../../domain/company/comments.ts';
import { sameText } from '../../../../domain/lists/searchText.ts';

/** The most people that the list shows. */
const most = 8;

interface MentioningOf {
  readonly typed: string;
  readonly caret: number;
  /** Everyone who may be mentioned; undefined while they load. */
  readonly readers: readonly CommentReader[] | undefined;
  readonly onPick: (person: CommentReader, mentioning: Mentioning) => void;
}

const begins = (name: string, query: string): boolean => {
  const [text, wanted] = [sameText(name), sameText(query)];
  return text.startsWith(wanted) || text.includes(` ${wanted}`);
};

/** The list of people after a typed `@`: arrows move, Enter and Tab pick, Esc closes it. */
export function useMentioning({ typed, caret, readers, onPick }: MentioningOf) {
  const [active, setActive] = useState(0);
  // Closed as long as this text follows.
  const [closed, close] = useState<Mentioning>();
  const mentioning = mentionAt(typed, caret);
  if (!mentioning && closed) close(undefined);
  const isOpen =
    mentioning !== undefined && !(mentioning.from === closed?.from && mentioning.query.startsWith(closed.query));
  const people = isOpen ? (readers ?? []).filter(({ name }) => begins(name, mentioning.query)).slice(0, most) : [];
  const at = Math.min(active, people.length - 1);
  const pick = (person: CommentReader) => {
    setActive(0);
    if (!mentioning) return;
    close({ from: mentioning.from, query: person.name });
    onPick(person, mentioning);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const person = people[at];
    if (!person || event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      setActive((at + (key === 'ArrowDown' ? 1 : people.length - 1)) % people.length);
    } else if ((key === 'Enter' && !event.ctrlKey && !event.metaKey) || (key === 'Tab' && !event.shiftKey)) {
      pick(person);
    } else if (key === 'Escape') {
      close(mentioning);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { people, active: at, pick, onKeyDown, isMentioning: isOpen };
}
