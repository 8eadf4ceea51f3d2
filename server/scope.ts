import type { Language } from '../domain/languages.ts';

/** On whose behalf work is done, and when: the company with its clock's zone, and the instant. */
export interface Scope {
  readonly tenant: { readonly id: string; readonly timeZone: string };
  readonly now: Date;
}

/** For whom records are read. What is the platform's is read for no company. */
export interface Reader extends Scope {
  readonly language: Language;
  /** The companies they may enter, by their ids. */
  readonly tenants: readonly string[];
}
