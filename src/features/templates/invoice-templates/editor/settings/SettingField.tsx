import { use, type ComponentType } from 'react';
import type { Property } from '../../../../../../domain/schema/property.ts';
import type { InputProps } from '../../../../../kinds/kind.ts';
import { kindFor } from '../../../../../kinds/registry.ts';
import { useLabelOf } from '../../../../../kinds/shared/words.ts';
import { resource } from '../words.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ChosenInput } from './ChosenInput.tsx';
import { ColorInput } from './ColorInput.tsx';
import { FontInput } from './FontInput.tsx';
import { InsertsContext } from './inserts.ts';
import { NumberInput } from './NumberInput.tsx';
import { TextsInput } from './TextsInput.tsx';

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
