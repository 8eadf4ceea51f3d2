import type { MemberActivity } from '../../../../../dataProvider/calls/memberActivity.ts';

type Change = MemberActivity['changes'][number];
type Translate = (key: string, args?: Readonly<Record<string, string>>) => string;

/** Formats a change of permissions; built-in roles have translated names. */
export function changeSentence({ what, given, name = '', built_in: builtIn }: Change, translate: Translate): string {
  const called = builtIn === undefined ? name : translate(`resources.roles.values.built_in.${builtIn}`, { _: name });
  return translate(`members.changes.${what}.${given ? 'given' : 'taken'}`, { name: called });
}
