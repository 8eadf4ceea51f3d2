import { useTranslate } from 'ra-core';
import { boolean as codec } from '../../../domain/kinds/boolean.ts';
import { booleanWord, hasOwnWords } from '../../../domain/kinds/words.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps } from '../kind.ts';
import { SelectBox } from '../shared/SelectBox.tsx';
import { written } from '../shared/Written.tsx';
import { SwitchBox } from './SwitchBox.tsx';

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
export const boolean = defineKind('boolean', codec, {
  Cell: written(codec),
  Input,
  Filter,
  samples: [
    { value: true, property: { type: 'boolean' } },
    { value: false, property: { type: 'boolean' } },
  ],
});
