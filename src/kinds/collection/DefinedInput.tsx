import { useTranslate } from 'react-admin';
import { formatCode, isCodeType, type CodeType } from '../../../domain/fields/codes.ts';
import { optionsOf, type Definition } from '../../../domain/fields/definition.ts';
import type { FieldType } from '../../../schemas/parts/definedFields.ts';
import { secret } from '../../../schemas/parts/secret.ts';
import type { Kind } from '../../../schemas/kind.ts';
import type { Property } from '../../../domain/schema/property.ts';
import { HintContext } from '../shared/hint.ts';
import type { InputProps } from '../kind.ts';
import { SelectBox } from '../shared/SelectBox.tsx';
import { TextBox } from '../shared/TextBox.tsx';
import type { KindByName } from './rows.ts';

interface DefinedInputProps {
  readonly definition: Definition;
  /** The form source of its row. */
  readonly source: string;
  /** The input of the list. */
  readonly input: InputProps;
  readonly kindByName: KindByName;
}

const text: Property = { type: 'string', maxLength: 500 };

/** The kind that enters each type. */
const entered: Readonly<Record<Exclude<FieldType, 'choice' | CodeType>, readonly [Kind, Property]>> = {
  text: ['text', text],
  number: ['decimal', { ...text, kind: 'decimal', decimal: { fraction: 10 } }],
  date: ['date', { type: 'string', format: 'date' }],
  email: ['email', { ...text, format: 'email' }],
  secret: ['secret', secret],
};

/** An input for a defined field. */
export function DefinedInput({ definition, source, input, kindByName }: DefinedInputProps) {
  const none = useTranslate()('generate.choice.none');
  const { name, type, required } = definition;
  const of: InputProps = {
    ...input,
    source: `${source}.${type === 'secret' ? 'secret' : 'value'}`,
    path: `${input.path}.${type === 'secret' ? 'secret' : 'value'}`,
    property: text,
    label: name,
    required,
    autoFocus: false,
  };
  return <HintContext value={undefined}>{inputOf()}</HintContext>;

  function inputOf() {
    if (type === 'choice') {
      const options = optionsOf(definition).map((option) => ({ value: option, label: option }));
      return <SelectBox input={of} options={options} none={required ? undefined : none} />;
    }
    if (isCodeType(type)) return <TextBox input={of} tidy={(code) => formatCode(type, code)} />;
    const [kind, property] = entered[type];
    const { Input } = kindByName(kind);
    return <Input {...of} property={property} />;
  }
}
