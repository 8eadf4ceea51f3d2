/** A browser engine, and what a person does in it, by the roles and names of what it shows. */
export interface Engine {
  /** `Firefox 153.8`. */
  readonly name: string;
  readonly go: (path: string) => Promise<void>;
  /** Clicks what has a role and a name, once it is there. */
  readonly press: (role: Role, name: Name) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly key: (name: Key) => Promise<void>;
  readonly see: (role: Role, name: Name) => Promise<void>;
  /** Waits for the pages of a document in the frame with this title. */
  readonly seePages: (title: Name) => Promise<void>;
  /** The errors of its pages. */
  readonly faults: () => Promise<string[]>;
  readonly close: () => Promise<void>;
}

export type Role = 'button' | 'combobox' | 'dialog' | 'heading' | 'link' | 'option' | 'rowheader' | 'textbox';
export type Name = string | RegExp;
export type Key = 'Enter' | 'Tab';

export const size = { width: 1440, height: 900 };

/** `153.8` of `153.8.0`. */
export const brief = (version: string): string => version.split('.', 2).join('.');

/** How long a page, a program or what is looked for may take, on a busy machine. */
export const patience = 60_000;
