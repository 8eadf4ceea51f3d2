import { formatInstant } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { masks, readInstant } from '../date/mask.ts';
import { MaskedInput } from '../date/MaskedInput.tsx';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';

const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value));

/** `YYYY-MM-DDTHH:mm` on the reader's clock: what the browser's calendar speaks. */
const toLocal = (value: string): string => formatInstant(value, 'en').replaceAll('/', '-').replace(' ', 'T');
const fromLocal = (picked: string): string => new Date(picked).toISOString();

const Cell = ({ value }: ValueProps<string>) => (
  <time className="figures" dateTime={value}>
    {formatInstant(value, useLanguage())}
  </time>
);

function Input(props: InputProps) {
  const language = useLanguage();
  return (
    <MaskedInput
      key={language}
      input={props}
      mask={`${masks[language]} HH:mm`}
      show={(value) => formatInstant(value, language)}
      read={(text) => readInstant(text, language)}
      picker={{ type: 'datetime-local', of: toLocal, keep: fromLocal }}
    />
  );
}

/** A moment, ISO 8601 in UTC on the wire, shown on the reader's own clock. */
export const instant = defineKind('instant', {
  is: isInstant,
  Cell,
  Input,
  toText: (value, { language }) => formatInstant(value, language),
  parseText: (text, { language }) => readInstant(text, language),
  samples: [{ value: '2026-03-09T15:30:00.000Z', property: { type: 'string', format: 'date-time' } }],
});
