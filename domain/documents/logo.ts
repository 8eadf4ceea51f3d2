import type { Issue } from '../validation/issue.ts';

/** The most an invoice's logo may weigh (specification §5), in bytes; the table of logos holds to it, too. */
export const logoLimit = 3_145_728;

/** The media types of a logo. */
export const logoTypes = ['image/png', 'image/jpeg'] as const;

type Complaint = Omit<Issue, 'path'>;

/** What is said of a file that is too heavy. */
export const logoTooLarge: Complaint = { key: 'validation.fileTooLarge', args: { limit: '3 MB' } };

/** What is said of a file that is no such picture. */
export const logoUnsupported: Complaint = { key: 'validation.unsupportedFileFormat', args: { formats: 'JPEG, PNG' } };

/** What is wrong with a file by its size and by the type it declares; only the server looks into it. */
export function checkLogo({ size, type }: { readonly size: number; readonly type: string }): Complaint | undefined {
  if (!logoTypes.some((known) => known === type)) return logoUnsupported;
  return size > logoLimit ? logoTooLarge : undefined;
}
