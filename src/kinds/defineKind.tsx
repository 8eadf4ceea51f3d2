import type { ComponentType } from 'react';
import type { Kind } from '../../schemas/kind.ts';
import type { KindDefinition, KindOf, ValueProps } from './kind.ts';

/** Closes a kind over its own type of value, so that pages can hand it whatever the wire holds; what is absent is a dash. */
export function defineKind<Value>(kind: Kind, of: KindOf<Value>): KindDefinition {
  return {
    ...of,
    kind,
    align: of.align ?? 'left',
    wide: of.wide ?? false,
    Cell: guarded(of.is, of.Cell),
    Field: guarded(of.is, of.Field ?? of.Cell),
    toText: (value, context) => (of.is(value) ? of.toText(value, context) : ''),
  };
}

function guarded<Value>(
  is: (value: unknown) => value is Value,
  Shown: ComponentType<ValueProps<Value>>,
): ComponentType<ValueProps<unknown>> {
  return function Guarded({ value, ...rest }) {
    return is(value) ? <Shown value={value} {...rest} /> : <span>—</span>;
  };
}
