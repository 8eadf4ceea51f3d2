import type { MemberActivity } from '../../../../dataProvider/calls/memberActivity.ts';

type Change = MemberActivity['changes'][number];
type Translate = (key: string, args?: Readonly<Record<string, string>>) => string;

/** A change of somebody's rights as a sentence; built-in roles have their names in each language. */
export function changeSentence({ what, given, name = '', built_in: builtIn }: Change, translate: Translate): string {
  const called = builtIn === undefined ? name : translate(`resources.roles.values.built_in.${builtIn}`, { _: name });
  return translate(`members.changes.${what}.${given ? 'given' : 'taken'}`, { name: called });
}
