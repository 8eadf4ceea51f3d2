import type { Language } from '../i18n.ts';

/** From here on a pause is told in minutes. */
const longInSeconds = 90;

/** How long to wait, in words: "30 seconds", "15 minutes"; rounded up, so that nobody comes back too early. */
export function waitText(seconds: number, language: Language): string {
  const isLong = seconds > longInSeconds;
  const unit = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLong ? 'minute' : 'second',
    unitDisplay: 'long',
  });
  return unit.format(isLong ? Math.ceil(seconds / 60) : seconds);
}
