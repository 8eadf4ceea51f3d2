import type { ReactNode } from 'react';
import type { InputProps } from '../kind.ts';
import { SuggestBox, type SuggestControl } from './SuggestBox.tsx';

interface ComboboxProps<Option> {
  readonly input: InputProps;
  readonly control: SuggestControl;
  readonly options: readonly Option[];
  readonly chosen: Option | null;
  readonly onChoose: (option: Option | null) => void;
  readonly keyOf: (option: Option) => string | number;
  readonly labelOf: (option: Option) => string;
  /** What stands before an option's words, and before the chosen one's in the field. */
  readonly picture?: (option: Option) => ReactNode;
  readonly loading?: boolean;
  /** With it the options are searched elsewhere, and shown as they come. */
  readonly onSearch?: (text: string) => void;
}

/** One of the options suggested, and nothing else. */
export function Combobox<Option>({ chosen, onChoose, keyOf, onSearch, ...rest }: ComboboxProps<Option>) {
  const { labelOf, picture } = rest;
  return (
    <SuggestBox<Option>
      {...rest}
      value={chosen}
      before={chosen && picture?.(chosen)}
      isOptionEqualToValue={(option, value) => keyOf(option) === keyOf(value)}
      getOptionKey={keyOf}
      getOptionLabel={labelOf}
      filterOptions={onSearch ? (all) => all : undefined}
      onChange={(_event, option) => onChoose(option)}
      onInputChange={(_event, text, reason) => reason === 'input' && onSearch?.(text)}
    />
  );
}
