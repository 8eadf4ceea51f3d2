import { languages, type Language } from '../i18n.ts';

/** Longer waits are shown in minutes. */
const longInSeconds = 90;

// Cached, because creating one costs more than the rest of a refusal.
const inUnits = (unit: 'minute' | 'second'): Record<Language, Intl.NumberFormat> => {
  const formats = languages.map((language) => [
    language,
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }),
  ]);
  return Object.fromEntries(formats) as Record<Language, Intl.NumberFormat>;
};
const minutes = inUnits('minute');
const seconds = inUnits('second');

/** Formats a wait: "30 seconds", "15 minutes"; rounded up. */
export function waitText(wait: number, language: Language): string {
  return wait > longInSeconds ? minutes[language].format(Math.ceil(wait / 60)) : seconds[language].format(wait);
}
