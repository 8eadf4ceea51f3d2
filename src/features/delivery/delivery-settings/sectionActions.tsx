import { isLanguage } from '../../../../domain/languages.ts';
import { TryTexts } from './texts/TryTexts.tsx';

/** Beside the texts of a language: a preview, and a test mail. */
export default function DeliveryActions({ section }: { readonly section: string }) {
  return isLanguage(section) ? <TryTexts language={section} /> : null;
}
