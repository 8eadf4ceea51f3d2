import { text as codec } from '../../../domain/kinds/text.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { TextBox } from '../shared/TextBox.tsx';
import { Truncated } from '../shared/Truncated.tsx';

const cellLimit = 60;

const Cell = ({ value }: ValueProps<string>) => <Truncated text={value.replaceAll(/\s+/g, ' ')} limit={cellLimit} />;
const Field = ({ value }: ValueProps<string>) => <span style={{ whiteSpace: 'pre-line' }}>{value}</span>;
const Input = (props: InputProps) => (
  <TextBox input={props} multiline minRows={3} maxRows={12} tidy={(written) => written.trim()} />
);

/** Text of several lines. */
export const multiline = defineKind('multiline', codec, {
  Cell,
  Field,
  Input,
  wide: true,
  samples: [{ value: 'Imposto sobre serviços\nRetido na fonte', property: { type: 'string', kind: 'multiline' } }],
});
