import { useTranslate } from 'ra-core';
import { useLanguage } from '../../../i18n/language.ts';
import subjectOf from '../subject.ts';
import type { ListedContract } from './dialogProps.ts';

/** Returns the name of a contract for a dialog. */
export function useContractSubject(contract: ListedContract): string {
  return subjectOf(contract, useTranslate(), useLanguage());
}
