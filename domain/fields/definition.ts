import type { FieldType } from '../../schemas/parts/definedFields.ts';

/** What is said of a field that an administrator defines: `fieldDefinition` of `schemas/parts/definedFields.ts`. */
export interface Definition {
  readonly uuid: string;
  readonly name: string;
  readonly type: FieldType;
  /** Of a choice, one a line. */
  readonly options?: string | null;
  readonly required: boolean;
}

/** The options of a choice, in their order. */
export const optionsOf = ({ options }: Pick<Definition, 'options'>): string[] => [
  ...new Set(
    (options ?? '')
      .split('\n')
      .map((option) => option.trim())
      .filter((option) => option !== ''),
  ),
];
