import { useState, type KeyboardEvent } from 'react';
import { calledSo, theOne, type Choices } from './choices.ts';
import { useAnswer, useHurry } from './useHurry.ts';

/** Something in the list: one to choose, or to add one called like what was typed. */
export type Entry<Option> = { readonly option: Option } | { readonly added: string };

export interface Addition {
  /** How the offer is worded for a text. */
  readonly nameOf: (text: string) => string;
  readonly onAdd: (text: string) => void;
  /** Whether it is offered before anything is typed. */
  readonly isAlways?: boolean;
}

export interface Choosing<Option> {
  readonly choices: Choices<Option>;
  readonly chosen: Option | null;
  readonly nameOf: (option: Option) => string;
  /** The text to search for; none once something is chosen. */
  readonly onSearch: (text: string) => void;
  readonly onChoose: (option: Option | null) => void;
  /** What is typed, and is no choice yet: until it is, nothing else is chosen. `isFirst` where somebody begins to. */
  readonly onTyped?: ((text: string, isFirst: boolean) => void) | undefined;
  /** Somebody does not want what they typed: what was chosen before counts again. */
  readonly onRestore?: (() => void) | undefined;
  /** What stands there of what was typed before. */
  readonly unmatched?: string | undefined;
  readonly addition?: Addition | undefined;
  /** Whether choosing leads on to somewhere else: Tab waits for the answer then. */
  readonly leadsOn?: boolean;
  /** Keys that the list has no use for; `isOpen` while it shows. */
  readonly onKeyDown?: ((event: KeyboardEvent, isOpen: boolean) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
}

/**
 * How one of several is found by typing. Enter and Tab take the highlighted one, and where they come before the answer they
 * wait for it: what answers an older text is never taken. Enter sends no form; Escape brings back what was chosen. A text
 * that fits nothing stays.
 */
export function useChoosing<Option>(of: Choosing<Option>) {
  const { choices, chosen, nameOf, addition } = of;
  const { options, isSearching, hasFailed } = choices;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(of.unmatched !== undefined);
  const text = typed?.trim() ?? '';
  const isTyping = text !== '';
  const hurry = useHurry();
  const wait = (by: NonNullable<typeof hurry.by>) => {
    hurry.wait(by);
    choices.searchNow();
  };

  const settle = () => {
    setTyped(undefined);
    setLeft(false);
    setOpen(false);
    hurry.end();
    of.onSearch('');
  };
  const choose = (option: Option | null) => {
    settle();
    of.onChoose(option);
  };
  const take = (entry: Entry<Option>) => {
    if ('option' in entry) return choose(entry.option);
    restore();
    addition?.onAdd(entry.added);
  };
  const type = (next: string) => {
    setTyped(next);
    setLeft(false);
    hurry.end();
    of.onSearch(next);
    if (of.onTyped) of.onTyped(next.trim() && next, typed === undefined);
    else if (next.trim() === '') of.onChoose(null);
  };
  const restore = () => {
    if (typed !== undefined) of.onRestore?.();
    settle();
  };
  useAnswer(hurry, isSearching, ({ by, downs }) => {
    hurry.end();
    const found =
      by === 'blur' ? theOne(options, text, nameOf) : options[Math.min(Math.max(downs, 1), options.length) - 1];
    if (found !== undefined) choose(found);
    else if (by === 'Enter') setOpen(true);
    else setLeft(true);
  });

  const isAdding = addition && !isSearching && !hasFailed && (isTyping || addition.isAlways === true);
  const entries: Entry<Option>[] = isSearching ? [] : options.map((option) => ({ option }));
  if (isAdding && calledSo(options, text, nameOf).length === 0) entries.push({ added: text });

  /** Whether a key was ours alone: the list is not to hear of it. */
  const press = (event: KeyboardEvent): boolean => {
    const isWaiting = isTyping && isSearching;
    const entry = highlightedIn(event.target, entries);
    switch (event.key) {
      case 'Escape':
        if (!isOpen && typed === undefined) break;
        event.stopPropagation();
        restore();
        return true;
      case 'ArrowDown':
      case 'ArrowUp':
        if (!isWaiting) break;
        event.preventDefault();
        hurry.step(event.key === 'ArrowDown' ? 1 : -1);
        return true;
      case 'Enter':
        // With Ctrl it is the form's, once there is nothing to take here.
        if ((event.ctrlKey || event.metaKey) && !isOpen && !isTyping) break;
        event.preventDefault();
        if (isWaiting) wait('Enter');
        else if (isOpen && entry) take(entry);
        else if (isTyping) {
          setOpen(true);
          if (hasFailed) choices.searchNow();
        } else of.onKeyDown?.(event, isOpen);
        return true;
      case 'Tab':
        if (isWaiting) wait('Tab');
        else if (isTyping && entry && 'option' in entry) choose(entry.option);
        if (!isWaiting || !of.leadsOn) break;
        event.preventDefault();
        return true;
    }
    of.onKeyDown?.(event, isOpen);
    return false;
  };
  const leave = () => {
    if (typed !== undefined && !isTyping) choose(null);
    // Who pressed Enter and has gone meanwhile is shown no list any more.
    else if (isTyping && hurry.by === 'Enter') wait('Tab');
    else if (isTyping && hurry.by === undefined) {
      const found = theOne(options, text, nameOf);
      if (isSearching) wait('blur');
      else if (found !== undefined) choose(found);
      else setLeft(true);
    }
    of.onBlur?.();
  };

  return {
    /** What stands in the field. */
    shown: typed ?? of.unmatched ?? (chosen === null ? '' : nameOf(chosen)),
    entries,
    isOpen,
    isTyping,
    /** Whether it was left with what is no choice. */
    isLeft,
    setOpen,
    type,
    take,
    choose,
    press,
    leave,
  };
}

/** The entry MUI says is highlighted, which it tells no other way when it was it that chose it. */
function highlightedIn<Option>(input: EventTarget, entries: readonly Entry<Option>[]): Entry<Option> | undefined {
  const id = input instanceof Element ? input.getAttribute('aria-activedescendant') : null;
  const index = id?.match(/\d+$/)?.[0];
  return index === undefined ? undefined : entries[Number(index)];
}
