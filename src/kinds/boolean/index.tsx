import { useTranslate } from 'ra-core';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { SelectBox } from '../shared/SelectBox.tsx';
import { booleanWord, hasOwnWords } from '../shared/words.ts';
import { SwitchBox } from './SwitchBox.tsx';

function Cell({ value, ...of }: ValueProps<boolean>) {
  return <span>{booleanWord(of, value, useTranslate())}</span>;
}

function Input(props: InputProps) {
  const translate = useTranslate();
  if (!hasOwnWords(props, translate)) return <SwitchBox {...props} />;
  return <SelectBox input={props} options={optionsOf(props, translate)} absent={false} />;
}

function Filter(props: InputProps) {
  const translate = useTranslate();
  return <SelectBox input={props} options={optionsOf(props, translate)} none={translate('generate.choice.any')} />;
}

const optionsOf = (props: InputProps, translate: ReturnType<typeof useTranslate>) =>
  [true, false].map((value) => ({ value, label: booleanWord(props, value, translate) }));

/** Yes or no: a switch, or a choice where the schema's two values have words of their own. */
export const boolean = defineKind('boolean', {
  is: (value): value is boolean => typeof value === 'boolean',
  Cell,
  Input,
  Filter,
  toText: (value, context) => booleanWord(context, value, context.translate),
  parseText: (text, context) => [true, false].find((value) => booleanWord(context, value, context.translate) === text),
  samples: [
    { value: true, property: { type: 'boolean' } },
    { value: false, property: { type: 'boolean' } },
  ],
});
