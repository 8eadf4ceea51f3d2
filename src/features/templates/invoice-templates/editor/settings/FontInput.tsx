import { useTranslate } from 'ra-core';
import { choicesOf } from '../../../../../../domain/kinds/choice.ts';
import { valueKey } from '../../../../../../domain/kinds/words.ts';
import type { InputProps } from '../../../../../kinds/kind.ts';
import { SelectBox } from '../../../../../kinds/shared/SelectBox.tsx';
import './fonts.css';

/** One of the fonts of documents; each name is set in its font. */
export function FontInput(input: InputProps) {
  const translate = useTranslate();
  const options = choicesOf(input.property).map((value) => {
    const label = translate(valueKey(input, value));
    return { value, label, font: label };
  });
  return <SelectBox input={input} options={options} />;
}
