import type { ComponentType } from 'react';
import type { Property } from '../../domain/schema/property.ts';
import type { Kind } from '../../schemas/kind.ts';
import type { Language } from '../../domain/formats/languages.ts';

/** Which property of which resource a value belongs to: `path` as in the schema, without indices (`tributes.value`). */
export interface PropertyOf {
  readonly resource: string;
  readonly path: string;
  readonly property: Property;
}

/** What turning a value to words and back needs to know. */
export interface TextContext extends PropertyOf {
  readonly language: Language;
  readonly translate: (key: string, args?: Readonly<Record<string, string | number>>) => string;
  /** The record of a referenced resource that a text names. Only reading texts back needs it. */
  readonly find?: (resource: string, text: string) => Readonly<Record<string, unknown>> | undefined;
}

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
}

/** Everything about one kind of value, as `src/kinds/<kind>/index.ts` writes it. */
export interface KindOf<Value> {
  /** Whether a wire value is one; anything else is shown as absent. */
  readonly is: (value: unknown) => value is Value;
  /** In a list's row: one line, short. */
  readonly Cell: ComponentType<ValueProps<Value>>;
  /** On a show page. The cell, unless there is more to show. */
  readonly Field?: ComponentType<ValueProps<Value>>;
  readonly Input: ComponentType<InputProps>;
  /** In the filters panel; without one the kind cannot be filtered by. */
  readonly Filter?: ComponentType<InputProps>;
  /** For exports, imports and screen readers. */
  readonly toText: (value: Value, context: TextContext) => string;
  /** What `toText` wrote; `undefined` when the text is no such value. */
  readonly parseText: (text: string, context: TextContext) => Value | undefined;
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
  /** Absent values are the empty text. */
  readonly toText: (value: unknown, context: TextContext) => string;
  readonly parseText: (text: string, context: TextContext) => unknown;
  readonly align: 'left' | 'right';
  readonly wide: boolean;
  readonly samples: readonly { readonly value: unknown; readonly property: Property }[];
}
