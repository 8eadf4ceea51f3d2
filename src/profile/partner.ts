import type { Partner } from '../../dataProvider/calls/partners.ts';
import type { Issue } from '../../domain/validation/issue.ts';
import { personalIssues, type Personal } from './personal.ts';

/** The form's values of an accountant (specification §5). */
export interface PartnerData extends Personal {
  readonly nif: string | null;
  readonly organization: string | null;
}

export const partnerData = ({ name, nif, phone, organization }: Partner): PartnerData => ({
  name,
  nif: nif ?? null,
  phone: phone ?? null,
  organization: organization ?? null,
});

/** Returns the server's issues, including tax id and phone number. */
export async function partnerIssues(data: PartnerData): Promise<Issue[]> {
  const missing = (['nif', 'phone'] as const).filter((path) => !data[path]?.trim());
  const required = missing.map((path): Issue => ({ path, key: 'validation.required' }));
  return [...(await personalIssues(data)), ...required];
}
