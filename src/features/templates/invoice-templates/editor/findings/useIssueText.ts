import { useTranslate } from 'react-admin';
import type { Issue } from '../../../../../../domain/validation/issue.ts';
import { readableArgs } from '../../../../../../domain/validation/readableArgs.ts';
import { useLanguage } from '../../../../../i18n/language.ts';

/** Returns the text of an issue in the language of the console. */
export function useIssueText(): (issue: Issue) => string {
  const translate = useTranslate();
  const language = useLanguage();
  return ({ key, args }) => translate(key, readableArgs(args, language));
}
