import { useState } from 'react';
import { documentLanguage } from '../../../domain/documents/language.ts';
import type { Language } from '../../../domain/languages.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOwnCompany } from '../parties/useOwnCompany.ts';

/** What of a document says in which language its reader will see it. */
export interface Addressed {
  readonly service_buyer?: { readonly location?: { readonly country?: { readonly identifier?: string } } };
}

/** The language a document is shown in: the one chosen here, else the one its reader will see it in, else one's own. */
export function useDocumentLanguage({ service_buyer: buyer }: Addressed) {
  const own = useLanguage();
  const { data: company } = useOwnCompany();
  const [chosen, choose] = useState<Language>();
  const proposed = documentLanguage(company?.documents?.language, buyer?.location?.country?.identifier);
  return [chosen ?? proposed ?? own, choose] as const;
}
