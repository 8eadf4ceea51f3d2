import type { KeyboardEvent } from 'react';
import type { Choices } from './choices.ts';

/** A list entry: an option, or the offer to add one named like the text. */
export type Entry<Option> = { readonly option: Option } | { readonly added: string };

export interface Addition<Option> {
  /** Returns the text of the offer. */
  readonly nameOf: (text: string) => string;
  /** Adds an option, directly or in a dialog, and selects it. Undefined keeps the field and its text. */
  readonly onAdd: (text: string) => Promise<Option | undefined>;
  /** Whether the offer appears before typing. */
  readonly isAlways?: boolean;
}

export interface Choosing<Option> {
  readonly choices: Choices<Option>;
  readonly chosen: Option | null;
  readonly keyOf: (option: Option) => string | number;
  readonly nameOf: (option: Option) => string;
  /** The search text; empty after a selection. */
  readonly onSearch: (text: string) => void;
  readonly onChoose: (option: Option | null) => void;
  /** Reports unmatched text, which clears the selection. `isFirst` marks the start of typing. */
  readonly onTyped?: ((text: string, isFirst: boolean) => void) | undefined;
  /** The user cancels typing; the previous selection returns. */
  readonly onRestore?: (() => void) | undefined;
  /** The stored unmatched text. */
  readonly unmatched?: string | undefined;
  readonly addition?: Addition<Option> | undefined;
  /** Moves on after a selection. Tab then waits for the search, and further keys for the next field. */
  readonly onLeadOn?: (() => void) | undefined;
  /** Keys that the list does not use; `isOpen` while it shows. */
  readonly onKeyDown?: ((event: KeyboardEvent, isOpen: boolean) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
}
