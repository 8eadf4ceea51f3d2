import { useState } from 'react';
import { documentLanguage } from '../../../domain/documents/language.ts';
import type { Language } from '../../../domain/languages.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOwnCompany } from '../parties/useOwnCompany.ts';

/** The part of a document that determines its language. */
export interface Addressed {
  readonly service_buyer?: { readonly location?: { readonly country?: { readonly identifier?: string } } };
}

/** Manages the shown language: selected, else the client's, else the user's. */
export function useDocumentLanguage({ service_buyer: buyer }: Addressed) {
  const own = useLanguage();
  const { data: company } = useOwnCompany();
  const [chosen, choose] = useState<Language>();
  const proposed = documentLanguage(company?.documents?.language, buyer?.location?.country?.identifier);
  return [chosen ?? proposed ?? own, choose] as const;
}
