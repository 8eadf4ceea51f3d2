import { logoFile as rule } from '../../schemas/parts/logo.ts';
import { checkFile, type Complaint } from '../files/checkFile.ts';

/** The most a document's logo may weigh (specification §5), in bytes; the table of logos holds to it, too. */
export const logoLimit = rule.bytes;

/** The media types of a logo. */
export const logoTypes = rule.types;

/** What is wrong with a file by its size and by the type it declares; only the server looks into it. */
export const checkLogo = (file: { readonly size: number; readonly type: string }): Complaint | undefined =>
  checkFile(rule, file);
