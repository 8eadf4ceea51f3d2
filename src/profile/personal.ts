import type { UserProfile } from '../../dataProvider/calls/profile.ts';
import type { Issue } from '../../domain/validation/issue.ts';

/** The form's values of a person. */
export interface Personal {
  readonly name: string | null;
  readonly phone: string | null;
}

export const personalOf = ({ name, phone }: UserProfile): Personal => ({ name, phone: phone ?? null });

/** Returns the server's issues. The phone library loads on demand. */
export async function personalIssues({ name, phone }: Personal): Promise<Issue[]> {
  const issues: Issue[] = [];
  if (!name?.trim()) issues.push({ path: 'name', key: 'validation.required' });
  if (phone === null) return issues;
  const { readPhone } = await import('../../domain/kinds/phone.ts');
  return readPhone(phone) === phone ? issues : [...issues, { path: 'phone', key: 'validation.format.phone' }];
}
