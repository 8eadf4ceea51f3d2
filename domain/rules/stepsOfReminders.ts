import { languageCodes } from '../languages.ts';
import { rowsOf, textOf } from './read.ts';
import { placeholderIssues } from './placeholdersKnown.ts';
import type { Rule } from './rule.ts';

const texts = languageCodes.flatMap((language) => [`${language}_subject`, `${language}_body`]);

/** Each day has one step, and its texts contain known placeholders only. */
export const stepsOfReminders: Rule = (record) => {
  const steps = rowsOf(record['steps']);
  const days = steps.map((step) => step['days']);
  const repeated = days.flatMap((day, k) =>
    typeof day === 'number' && days.indexOf(day) < k
      ? [{ path: `steps.${k}.days`, key: 'validation.duplicateDay' }]
      : [],
  );
  const unknown = steps.flatMap((step, k) =>
    texts.flatMap((name) => placeholderIssues(`steps.${k}.${name}`, textOf(step[name]))),
  );
  return [...repeated, ...unknown];
};
