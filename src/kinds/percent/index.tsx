import { useLanguage } from '../../i18n/language.ts';
import { DecimalInput } from '../decimal/DecimalInput.tsx';
import { isDecimalText, parseDecimalText, toDecimalText } from '../decimal/decimalText.ts';
import { showPercent } from '../decimal/number.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';

const Cell = ({ value }: ValueProps<string>) => <span className="figures">{showPercent(value, useLanguage())}</span>;
const Input = (props: InputProps) => <DecimalInput unit="%" {...props} />;

/** A percentage, `5.25` being five and a quarter of a hundred. */
export const percent = defineKind('percent', {
  is: isDecimalText,
  Cell,
  Input,
  Filter: Input,
  align: 'right',
  toText: (value, context) => `${toDecimalText(value, context)} %`,
  parseText: (text, context) => parseDecimalText(text.replace(/\s*%\s*$/, ''), context),
  samples: [{ value: '5.25', property: { type: 'string', kind: 'percent', decimal: { fraction: 4 } } }],
});
