import { use, type ComponentType } from 'react';
import type { Property } from '../../../../../../domain/schema/property.ts';
import type { InputProps } from '../../../../../kinds/kind.ts';
import { kindFor } from '../../../../../kinds/registry.ts';
import { useLabelOf } from '../../../../../kinds/shared/words.ts';
import { resource } from '../words.ts';
import { ChosenInput } from './ChosenInput.tsx';
import { ColorInput } from './ColorInput.tsx';
import { InsertsContext } from './inserts.ts';
import { TextsInput } from './TextsInput.tsx';
import { useTranslate } from 'react-admin';
import { choicesOf } from '../../../../../../domain/kinds/choice.ts';
import { valueKey } from '../../../../../../domain/kinds/words.ts';
import { SelectBox } from '../../../../../kinds/shared/SelectBox.tsx';
import './fonts.css';
import { DecimalInput } from '../../../../../kinds/decimal/DecimalInput.tsx';

interface SettingFieldProps {
  /** The path within the form of the settings. */
  readonly source: string;
  /** The path of its texts: `block.variant`. */
  readonly path: string;
  readonly property: Property;
}

/** The input of a setting, by its schema. */
export function SettingField({ source, path, property }: SettingFieldProps) {
  const label = useLabelOf(resource)(path);
  const inserts = use(InsertsContext);
  const Input = path === 'theme.font' ? FontInput : inputOf(property);
  return (
    <div data-wide={!halves.has(Input) || undefined}>
      <Input resource={resource} path={path} property={{ ...property, inserts }} source={source} label={label} />
    </div>
  );
}

/** Settings are always complete and their numbers are JSON numbers, unlike the values of records. */
function inputOf(property: Property): ComponentType<InputProps> {
  const { type, items } = property;
  if (property.enum) return ChoiceInput;
  if (type === 'number' || type === 'integer') return NumberInput;
  if (items?.enum) return ChosenInput;
  if (items) return TextsInput;
  return property.pattern?.startsWith('^#') ? ColorInput : kindFor(property).Input;
}

/** The inputs of which two fit in a row. */
const halves: ReadonlySet<ComponentType<InputProps>> = new Set([ChoiceInput, ColorInput, FontInput, NumberInput]);

/** One of a few values. */
function ChoiceInput(input: InputProps) {
  const translate = useTranslate();
  const options = choicesOf(input.property).map((value) => ({ value, label: translate(valueKey(input, value)) }));
  return <SelectBox input={input} options={options} />;
}

/** One of the fonts of documents; each name is set in its font. */
function FontInput(input: InputProps) {
  const translate = useTranslate();
  const options = choicesOf(input.property).map((value) => {
    const label = translate(valueKey(input, value));
    return { value, label, font: label };
  });
  return <SelectBox input={input} options={options} />;
}

/** Invalid input stays text, so that validation refuses it at the field. */
const keepNumber = (decimal: string) => (/^\d{1,6}(?:\.\d{1,6})?$/.test(decimal) ? Number(decimal) : decimal);

/** A number with its unit, which the texts name: millimetres or points. */
function NumberInput(input: InputProps) {
  const unit = useTranslate()(`templateEditor.units.${input.path}`, { _: '' });
  return <DecimalInput {...input} keep={keepNumber} {...(unit && { unit })} />;
}
