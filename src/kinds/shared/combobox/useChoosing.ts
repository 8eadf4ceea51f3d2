import { useRef, useState, type KeyboardEvent } from 'react';
import { calledSo, theOne } from './choices.ts';
import type { Choosing, Entry } from './comboboxEntries.ts';
import { pressHeld } from './heldKeys.ts';
import { useAnswer, useEarlyKeys } from './useEarlyKeys.ts';

/**
 * Implements selection by typing. Enter and Tab take the highlighted option and wait for a running search; answers to
 * older texts are ignored. Arrows open the list at the selection or the first option. Enter does not submit; Escape
 * restores the selection. Unmatched text stays.
 */
export function useChoosing<Option>(of: Choosing<Option>) {
  const { choices, chosen, nameOf, addition } = of;
  const { options, isSearching, hasFailed } = choices;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(of.unmatched !== undefined);
  const [isBrowsing, setBrowsing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const isHere = useRef(false);
  const text = typed?.trim() ?? '';
  const isTyping = text !== '';
  const early = useEarlyKeys();
  const wait = (by: NonNullable<typeof early.by>) => {
    early.wait(by);
    choices.searchNow();
  };

  const isChosen = (option: Option) => chosen !== null && of.keyOf(option) === of.keyOf(chosen);
  const show = (shows: boolean) => {
    setOpen(shows);
    if (!shows) setBrowsing(false);
  };
  const settle = () => {
    setTyped(undefined);
    setLeft(false);
    show(false);
    early.end();
    of.onSearch('');
  };
  /** Focus is not taken back from elsewhere. */
  const leadOn = () => {
    const keys = early.release();
    if (!isHere.current || !of.onLeadOn) return;
    of.onLeadOn();
    // After focus has moved.
    queueMicrotask(() => pressHeld(keys));
  };
  const choose = (option: Option | null) => {
    settle();
    of.onChoose(option);
    if (option !== null) leadOn();
  };
  const take = (entry: Entry<Option>) => {
    if ('option' in entry) return choose(entry.option);
    if (addition) void chooseAdded(addition.onAdd(entry.added));
  };
  const chooseAdded = async (adding: Promise<Option | undefined>) => {
    show(false);
    setAdding(true);
    const option = await adding;
    setAdding(false);
    if (option !== undefined) return choose(option);
    early.release();
    if (isTyping && !isHere.current) setLeft(true);
  };
  const type = (next: string) => {
    setTyped(next);
    setLeft(false);
    early.end();
    of.onSearch(next);
    early.release();
    if (of.onTyped) of.onTyped(next.trim() && next, typed === undefined);
    else if (next.trim() === '') of.onChoose(null);
  };
  const restore = () => {
    if (typed !== undefined) of.onRestore?.();
    early.release();
    settle();
  };
  useAnswer(early, isSearching, ({ by, downs }) => {
    early.end();
    const first = isTyping ? Math.max(downs, 1) - 1 : Math.max(options.findIndex(isChosen), 0) + downs;
    const found = by === 'blur' ? theOne(options, text, nameOf) : options[Math.min(first, options.length - 1)];
    if (found !== undefined) return choose(found);
    if (by === 'Enter') {
      early.release();
      return setOpen(true);
    }
    setLeft(true);
    if (by === 'Tab') leadOn();
  });

  const canAdd = addition && !isSearching && !hasFailed && (isTyping || addition.isAlways === true);
  const entries: Entry<Option>[] = isSearching ? [] : options.map((option) => ({ option }));
  if (canAdd && calledSo(options, text, nameOf).length === 0) entries.push({ added: text });

  /** Returns whether the key was handled here. */
  const press = (event: KeyboardEvent): boolean => {
    const isWaiting = isSearching && (isTyping || isBrowsing);
    const isHolding = of.onLeadOn !== undefined && (isAdding || early.by === 'Tab' || early.by === 'Enter');
    const entry = highlightedIn(event.target, entries);
    if (isHolding && early.hold(event)) {
      event.preventDefault();
      return true;
    }
    switch (event.key) {
      case 'Escape':
        if (!isOpen && typed === undefined) break;
        event.stopPropagation();
        restore();
        return true;
      case 'ArrowDown':
      case 'ArrowUp':
        if (!isOpen && !event.altKey) setBrowsing(true);
        if (!isWaiting) break;
        event.preventDefault();
        early.step(event.key === 'ArrowDown' ? 1 : -1);
        return true;
      case 'Enter':
        // Ctrl+Enter belongs to the form if there is nothing to select.
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
        if (isTyping && isSearching) wait('Tab');
        else if (isTyping && entry && 'option' in entry) choose(entry.option);
        if (!isTyping || !isSearching || !of.onLeadOn || event.shiftKey) break;
        event.preventDefault();
        return true;
    }
    of.onKeyDown?.(event, isOpen);
    return false;
  };
  const leave = () => {
    isHere.current = false;
    // Focus is in a dialog or elsewhere: the added option decides.
    if (isAdding) return;
    early.release();
    if (typed !== undefined && !isTyping) choose(null);
    // After Enter, no list opens once focus has left.
    else if (isTyping && early.by === 'Enter') wait('Tab');
    else if (isTyping && early.by === undefined) {
      const found = theOne(options, text, nameOf);
      if (isSearching) wait('blur');
      else if (found !== undefined) choose(found);
      else setLeft(true);
    }
    of.onBlur?.();
  };

  // Unmatched text is dropped once the field is set elsewhere.
  const isVoid = isLeft && of.onTyped !== undefined && of.unmatched === undefined;
  return {
    /** The text of the field. */
    shown: (isVoid ? undefined : typed) ?? of.unmatched ?? (chosen === null ? '' : nameOf(chosen)),
    entries,
    isOpen,
    isTyping,
    /** Whether it was left with unmatched text. */
    isLeft: isLeft && !isVoid,
    /** Whether an option is highlighted before typing. */
    isBrowsing,
    show,
    enter: () => void (isHere.current = true),
    type,
    take,
    choose,
    press,
    leave,
  };
}

/** Returns the entry that MUI highlights; there is no other way to read its own choice. */
function highlightedIn<Option>(input: EventTarget, entries: readonly Entry<Option>[]): Entry<Option> | undefined {
  const id = input instanceof Element ? input.getAttribute('aria-activedescendant') : null;
  const index = id?.match(/\d+$/)?.[0];
  return index === undefined ? undefined : entries[Number(index)];
}
