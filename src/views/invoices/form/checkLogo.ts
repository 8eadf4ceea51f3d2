import type { Issue } from '../../../../domain/validation/issue.ts';

/** The most a logo may weigh on an invoice (specification §5), in bytes. */
export const largestLogo = 3_145_728;
export const logoTypes = ['image/jpeg', 'image/png'];

/** What is wrong with a file chosen as logo. The server looks into it; here its size and declared type are enough. */
export function checkLogo(file: Pick<File, 'size' | 'type'>): Omit<Issue, 'path'> | undefined {
  if (!logoTypes.includes(file.type)) {
    return { key: 'validation.unsupportedFileFormat', args: { formats: 'JPEG, JPG, PNG' } };
  }
  if (file.size > largestLogo) return { key: 'validation.fileTooLarge', args: { limit: '3 MB' } };
  return undefined;
}
