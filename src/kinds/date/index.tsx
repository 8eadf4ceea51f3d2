import { formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { masks, readDate } from './mask.ts';
import { MaskedInput } from './MaskedInput.tsx';

const same = (value: string) => value;
const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const Cell = ({ value }: ValueProps<string>) => (
  <time className="figures" dateTime={value}>
    {formatDate(value, useLanguage())}
  </time>
);

function Input(props: InputProps) {
  const language = useLanguage();
  return (
    <MaskedInput
      key={language}
      input={props}
      mask={masks[language]}
      show={(value) => formatDate(value, language)}
      read={(text) => readDate(text, language)}
      picker={{ type: 'date', of: same, keep: same }}
    />
  );
}

/** A day, `YYYY-MM-DD` from end to end, shown by the language's mask. */
export const date = defineKind('date', {
  is: isDate,
  Cell,
  Input,
  Filter: Input,
  toText: (value, { language }) => formatDate(value, language),
  parseText: (text, { language }) => readDate(text, language),
  samples: [
    { value: '2026-03-09', property: { type: 'string', format: 'date' } },
    { value: '2028-02-29', property: { type: 'string', format: 'date' } },
  ],
});
