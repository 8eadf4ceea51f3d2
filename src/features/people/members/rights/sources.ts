import type { Authorizations } from '../../../../../dataProvider/calls/authorizations.ts';

type Source = Authorizations['permissions'][number]['sources'][number];
type Translate = (key: string, args?: Readonly<Record<string, string>>) => string;

/** Returns the roles, groups and direct permissions of a user as text, each once. */
export function sourcesOf({ permissions }: Pick<Authorizations, 'permissions'>, translate: Translate): string[] {
  const words = permissions.flatMap(({ sources }) => sources.map((source) => sourceText(source, translate)));
  return [...new Set(words)].filter((word) => word !== '');
}

function sourceText({ by, name = '', built_in: builtIn }: Source, translate: Translate): string {
  // Rights of the user type apply to everyone.
  if (by === 'type') return '';
  return translate(`members.rights.by.${by}`, {
    name: builtIn === undefined ? name : translate(`resources.roles.values.built_in.${builtIn}`, { _: name }),
  });
}
