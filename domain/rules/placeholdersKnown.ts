import { placeholders, unknownPlaceholders } from '../delivery/mailText.ts';
import { languageCodes } from '../languages.ts';
import { textOf } from './read.ts';
import type { Rule } from './rule.ts';

const paths = languageCodes.flatMap((language) => [`${language}_subject`, `${language}_body`]);

/** Texts of mails contain known placeholders only. */
export const placeholdersKnown: Rule = (record) =>
  paths.flatMap((path) => {
    const [unknown] = unknownPlaceholders(textOf(record[path]));
    if (unknown === undefined) return [];
    const args = { name: `{${unknown}}`, known: placeholders.map((name) => `{${name}}`).join(', ') };
    return [{ path, key: 'validation.placeholder', args }];
  });
