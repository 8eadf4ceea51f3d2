import { isObject } from '../schema/isObject.ts';
import type { Rule } from './rule.ts';

/** At least one language is offered. */
export const someLanguage: Rule = ({ languages }) => {
  if (!isObject(languages)) return [];
  const isSome = Object.values(languages).includes(true);
  return isSome ? [] : [{ path: 'languages.pt', key: 'validation.someLanguage' }];
};
