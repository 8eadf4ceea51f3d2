import { useTranslate } from 'ra-core';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, TextContext, ValueProps } from '../kind.ts';
import { isText } from '../shared/guards.ts';
import { SelectBox } from '../shared/SelectBox.tsx';
import { valueKey } from '../shared/words.ts';

const choicesOf = ({ property }: { readonly property: TextContext['property'] }): readonly string[] =>
  (property.enum ?? []).filter(isText);

function Cell({ value, ...of }: ValueProps<string>) {
  const translate = useTranslate();
  return <span>{translate(valueKey(of, value))}</span>;
}

function Input(props: InputProps) {
  const translate = useTranslate();
  const options = choicesOf(props).map((value) => ({ value, label: translate(valueKey(props, value)) }));
  return (
    <SelectBox input={props} options={options} none={props.required ? undefined : translate('generate.choice.none')} />
  );
}

function Filter(props: InputProps) {
  const translate = useTranslate();
  const options = choicesOf(props).map((value) => ({ value, label: translate(valueKey(props, value)) }));
  return <SelectBox input={props} options={options} none={translate('generate.choice.any')} />;
}

/** One of the values a schema lists, in words. */
export const choice = defineKind('choice', {
  is: isText,
  Cell,
  Input,
  Filter,
  toText: (value, context) => context.translate(valueKey(context, value)),
  parseText: (text, context) =>
    choicesOf(context).find((value) => context.translate(valueKey(context, value)) === text),
  samples: [
    { value: 'Fixed', property: { type: 'string', enum: ['Fixed', 'Variable'] } },
    { value: 'Variable', property: { type: 'string', enum: ['Fixed', 'Variable'] } },
  ],
});
