import { useTranslate } from 'ra-core';
import { choicesOf } from '../../../../../../domain/kinds/choice.ts';
import { valueKey } from '../../../../../../domain/kinds/words.ts';
import type { InputProps } from '../../../../../kinds/kind.ts';
import { SelectBox } from '../../../../../kinds/shared/SelectBox.tsx';

/** One of a few values. */
export function ChoiceInput(input: InputProps) {
  const translate = useTranslate();
  const options = choicesOf(input.property).map((value) => ({ value, label: translate(valueKey(input, value)) }));
  return <SelectBox input={input} options={options} />;
}
