import type { KeyboardEvent } from 'react';
import type { Choices } from './choices.ts';

/** Something in the list: one to choose, or to add one called like what was typed. */
export type Entry<Option> = { readonly option: Option } | { readonly added: string };

export interface Addition<Option> {
  /** How the offer is worded for a text. */
  readonly nameOf: (text: string) => string;
  /** Adds it, at once or in a dialog: then it is chosen. Undefined leaves the field as it is, with what was typed. */
  readonly onAdd: (text: string) => Promise<Option | undefined>;
  /** Whether it is offered before anything is typed. */
  readonly isAlways?: boolean;
}

export interface Choosing<Option> {
  readonly choices: Choices<Option>;
  readonly chosen: Option | null;
  readonly keyOf: (option: Option) => string | number;
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
  readonly addition?: Addition<Option> | undefined;
  /** Goes on to where choosing leads. Tab then waits for the answer, and the keys after it for where it leads. */
  readonly onLeadOn?: (() => void) | undefined;
  /** Keys that the list has no use for; `isOpen` while it shows. */
  readonly onKeyDown?: ((event: KeyboardEvent, isOpen: boolean) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
}
