import type { ComponentType } from 'react';
import type { Codec } from '../../domain/kinds/codec.ts';
import type { Kind } from '../../schemas/kind.ts';
import type { KindDefinition, KindOf, ValueProps } from './kind.ts';

/** Adapts a kind to any wire value; absent values are a dash. */
export function defineKind<Value>(kind: Kind, { is }: Pick<Codec<Value>, 'is'>, of: KindOf<Value>): KindDefinition {
  return {
    ...of,
    kind,
    align: of.align ?? 'left',
    wide: of.wide ?? false,
    Cell: guarded(is, of.Cell),
    Field: guarded(is, of.Field ?? of.Cell),
    isFilled: (value) => is(value) && value !== '' && !(Array.isArray(value) && value.length === 0),
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
