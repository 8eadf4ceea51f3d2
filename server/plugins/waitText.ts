import { languages, type Language } from '../i18n.ts';

/** From here on a pause is told in minutes. */
const longInSeconds = 90;

// Made once: to make one costs more than all else of refusing a request.
const inUnits = (unit: 'minute' | 'second'): Record<Language, Intl.NumberFormat> => {
  const formats = languages.map((language) => [
    language,
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }),
  ]);
  return Object.fromEntries(formats) as Record<Language, Intl.NumberFormat>;
};
const minutes = inUnits('minute');
const seconds = inUnits('second');

/** How long to wait, in words: "30 seconds", "15 minutes"; rounded up, so that nobody comes back too early. */
export function waitText(wait: number, language: Language): string {
  return wait > longInSeconds ? minutes[language].format(Math.ceil(wait / 60)) : seconds[language].format(wait);
}
