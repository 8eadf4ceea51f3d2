import type { Language } from '../../../domain/languages.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { InputProps, ValueProps } from '../kind.ts';
import { MaskedInput, type Picker } from './MaskedInput.tsx';

interface MaskedDate {
  readonly maskOf: (language: Language) => string;
  /** Converts a value to the mask and back. */
  readonly show: (value: string, language: Language) => string;
  /** The value as lists show it. */
  readonly brief: (value: string, language: Language) => string;
  readonly read: (text: string, language: Language) => string | undefined;
  readonly picker: Picker;
}

/** Display and input of dates and instants, by the language's mask. */
export function maskedDate({ maskOf, show, brief, read, picker }: MaskedDate) {
  const shown = (textOf: typeof show) =>
    function Shown({ value }: ValueProps<string>) {
      return (
        <time className="figures" dateTime={value}>
          {textOf(value, useLanguage())}
        </time>
      );
    };
  return {
    Cell: shown(brief),
    Field: shown(show),
    Input: (props: InputProps) => {
      const language = useLanguage();
      return (
        <MaskedInput
          key={language}
          input={props}
          mask={maskOf(language)}
          show={(value) => show(value, language)}
          read={(text) => read(text, language)}
          picker={picker}
        />
      );
    },
  };
}
