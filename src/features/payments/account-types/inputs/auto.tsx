import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { InputProps } from '../../../../kinds/kind.ts';
import { kinds } from '../../../../kinds/registry.ts';

const { Input } = kinds.boolean;

/** A type with a gateway is automatic. */
export default function AutoInput(input: InputProps) {
  const { setValue } = useFormContext();
  const [gateway, auto] = useWatch({ name: ['gateway', input.source] });
  const isLocked = typeof gateway === 'string';
  useEffect(() => {
    if (isLocked && auto !== true) setValue(input.source, true, { shouldDirty: true });
  });
  return <Input {...input} disabled={input.disabled || isLocked} />;
}
