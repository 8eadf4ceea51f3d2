/** On whose behalf work is done, and when: the company with its clock's zone, and the instant. */
export interface Scope {
  readonly tenant: { readonly id: string; readonly timeZone: string };
  readonly now: Date;
}
