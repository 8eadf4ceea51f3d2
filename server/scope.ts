import type { Language } from '../domain/languages.ts';
import type { Budgets } from './budgets.ts';

/** On whose behalf work is done, and when: the company with its clock's zone, and the instant. */
export interface Scope {
  readonly tenant: { readonly id: string; readonly timeZone: string };
  readonly now: Date;
  /** What the company may use up; the defaults where nobody asked. */
  readonly budgets?: Budgets;
}

/** For whom records are read. What is the platform's is read for no company. */
export interface Reader extends Scope {
  readonly language: Language;
  /** The companies they may enter, by their ids. */
  readonly tenants: readonly string[];
}
