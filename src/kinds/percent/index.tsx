import { percent as codec } from '../../../domain/kinds/percent.ts';
import { DecimalInput } from '../decimal/DecimalInput.tsx';
import { defineKind } from '../defineKind.tsx';
import type { InputProps } from '../kind.ts';
import { textValue } from '../shared/TextValue.tsx';

const Input = (props: InputProps) => <DecimalInput unit="%" trims {...props} />;

/** A percentage; `5.25` means 5.25 %. */
export const percent = defineKind('percent', codec, {
  Cell: textValue(codec, 'figures'),
  Input,
  Filter: Input,
  align: 'right',
  samples: [{ value: '5.25', property: { type: 'string', kind: 'percent', decimal: { fraction: 4 } } }],
});
