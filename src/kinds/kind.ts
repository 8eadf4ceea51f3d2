import type { ComponentType } from 'react';
import type { PropertyOf } from '../../domain/kinds/codec.ts';
import type { Property } from '../../domain/schema/property.ts';
import type { Kind } from '../../schemas/kind.ts';

export interface ValueProps<Value> extends PropertyOf {
  readonly value: Value;
}

export interface InputProps extends PropertyOf {
  /** The form's source, with indices: `tributes.0.value`. */
  readonly source: string;
  readonly label: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  /** Whether it narrows a list, rather than being saved. */
  readonly isFilter?: boolean;
  /** Of a filter: whether several values are asked for at once. */
  readonly many?: boolean;
}

/** How values of one kind are drawn and entered, as `src/kinds/<kind>/index.tsx` writes it. Their text is the codec's. */
export interface KindOf<Value> {
  /** In a list's row: one line, short. */
  readonly Cell: ComponentType<ValueProps<Value>>;
  /** On a show page. The cell, unless there is more to show. */
  readonly Field?: ComponentType<ValueProps<Value>>;
  readonly Input: ComponentType<InputProps>;
  /** In the filters panel; without one the kind cannot be filtered by. */
  readonly Filter?: ComponentType<InputProps>;
  /** Figures stand right. */
  readonly align?: 'left' | 'right';
  /** Whether its input takes the whole width of a form. */
  readonly wide?: boolean;
  /** Values, each with the property it is a value of, for the conformance suite. */
  readonly samples: readonly { readonly value: Value; readonly property: Property }[];
}

/** A kind as generated pages use it: it takes any wire value. */
export interface KindDefinition {
  readonly kind: Kind;
  readonly Cell: ComponentType<ValueProps<unknown>>;
  readonly Field: ComponentType<ValueProps<unknown>>;
  readonly Input: ComponentType<InputProps>;
  readonly Filter?: ComponentType<InputProps>;
  readonly align: 'left' | 'right';
  readonly wide: boolean;
  readonly samples: readonly { readonly value: unknown; readonly property: Property }[];
}
