import type { FieldType } from '../../schemas/parts/definedFields.ts';

/** The definition of a field by an administrator: `fieldDefinition` of `schemas/parts/definedFields.ts`. */
export interface Definition {
  readonly uuid: string;
  readonly name: string;
  readonly type: FieldType;
  /** The options of a choice, one per line. */
  readonly options?: string | null;
  readonly required: boolean;
}

/** Returns the options of a choice, in order. */
export const optionsOf = ({ options }: Pick<Definition, 'options'>): string[] => [
  ...new Set(
    (options ?? '')
      .split('\n')
      .map((option) => option.trim())
      .filter((option) => option !== ''),
  ),
];
