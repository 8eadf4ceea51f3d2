import { useTranslate } from 'react-admin';
import { choice as codec, choicesOf } from '../../../domain/kinds/choice.ts';
import { valueKey } from '../../../domain/kinds/words.ts';
import { StatusTag } from '../../shell/display/StatusTag.tsx';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { SelectBox } from '../shared/SelectBox.tsx';
import { SelectMany } from '../shared/SelectMany.tsx';
import { textValue } from '../shared/TextValue.tsx';

function useOptions(of: InputProps) {
  const translate = useTranslate();
  return choicesOf(of.property).map((value) => ({ value, label: translate(valueKey(of, value)) }));
}

const Words = textValue(codec);

function Cell(props: ValueProps<string>) {
  const tone = props.property.tones?.[props.value];
  return tone ? (
    <StatusTag tone={tone}>
      <Words {...props} />
    </StatusTag>
  ) : (
    <Words {...props} />
  );
}

function Input(props: InputProps) {
  const none = useTranslate()('generate.choice.none');
  return <SelectBox input={props} options={useOptions(props)} none={props.required ? undefined : none} />;
}

function Filter(props: InputProps) {
  const Box = props.many ? SelectMany : SelectBox;
  return <Box input={props} options={useOptions(props)} none={useTranslate()('generate.choice.any')} />;
}

/** One of a schema's values, as text; as a colored tag for a status. */
export const choice = defineKind('choice', codec, {
  Cell,
  Input,
  Filter,
  samples: [
    { value: 'Fixed', property: { type: 'string', enum: ['Fixed', 'Variable'] } },
    { value: 'Variable', property: { type: 'string', enum: ['Fixed', 'Variable'], tones: { Variable: 'draft' } } },
  ],
});
