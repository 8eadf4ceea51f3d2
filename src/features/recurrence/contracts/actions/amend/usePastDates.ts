import { useTranslate } from 'ra-core';
import { pastDatesIssue } from '../../../../../../domain/recurrence/amendments/amendmentIssues.ts';
import { readableArgs } from '../../../../../../domain/validation/readableArgs.ts';
import { useLanguage } from '../../../../../i18n/language.ts';

/** Returns the question about past due dates. */
export function usePastDates(): (past: readonly string[]) => string | undefined {
  const translate = useTranslate();
  const language = useLanguage();
  return (past) => {
    const issue = pastDatesIssue(past);
    return issue && translate(issue.key, readableArgs(issue.args, language));
  };
}
