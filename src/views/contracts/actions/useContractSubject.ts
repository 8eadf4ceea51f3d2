import { useTranslate } from 'ra-core';
import { useLanguage } from '../../../i18n/language.ts';
import subjectOf from '../subject.ts';
import type { ListedContract } from './dialogProps.ts';

/** Which contract a dialog is about, in the language of the moment. */
export function useContractSubject(contract: ListedContract): string {
  return subjectOf(contract, useTranslate(), useLanguage());
}
