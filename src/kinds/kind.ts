import type { ComponentType } from 'react';
import type { PropertyOf } from '../../domain/kinds/codec.ts';
import type { Property } from '../../domain/schema/property.ts';
import type { Kind } from '../../schemas/kind.ts';

export interface ValueProps<Value> extends PropertyOf {
  readonly value: Value;
}

export interface InputProps extends PropertyOf {
  /** The form source with indices: `tributes.0.value`. */
  readonly source: string;
  readonly label: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  /** Whether it filters a list instead of being saved. */
  readonly isFilter?: boolean;
  /** For a filter: whether it takes several values. */
  readonly many?: boolean;
}

/** Display and input of a kind, in `src/kinds/<kind>/index.tsx`. Its text comes from the codec. */
export interface KindOf<Value> {
  /** In a list's row: short, on one line. */
  readonly Cell: ComponentType<ValueProps<Value>>;
  /** On a show page; the cell by default. */
  readonly Field?: ComponentType<ValueProps<Value>>;
  readonly Input: ComponentType<InputProps>;
  /** In the filter panel; without it the kind cannot be filtered. */
  readonly Filter?: ComponentType<InputProps>;
  /** Numbers align right. */
  readonly align?: 'left' | 'right';
  /** Whether its input takes the form's whole width. */
  readonly wide?: boolean;
  /** Sample values with properties, for the conformance suite. */
  readonly samples: readonly { readonly value: Value; readonly property: Property }[];
}

/** A kind for generated pages, which accepts any wire value. */
export interface KindDefinition {
  readonly kind: Kind;
  readonly Cell: ComponentType<ValueProps<unknown>>;
  readonly Field: ComponentType<ValueProps<unknown>>;
  readonly Input: ComponentType<InputProps>;
  readonly Filter?: ComponentType<InputProps>;
  /** Whether there is something to show. */
  readonly isFilled: (value: unknown) => boolean;
  readonly align: 'left' | 'right';
  readonly wide: boolean;
  readonly samples: readonly { readonly value: unknown; readonly property: Property }[];
}
