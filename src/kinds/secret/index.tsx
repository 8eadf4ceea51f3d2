import { useTranslate } from 'react-admin';
import { secret as schema } from '../../../schemas/parts/secret.ts';
import { secret as codec } from '../../../domain/kinds/secret.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps } from '../kind.ts';
import { later } from '../shared/later.tsx';

function Cell() {
  return <span>{useTranslate()('generate.secret.set')}</span>;
}

const Input = later(
  async () => (await import('./SecretInput.tsx')).SecretInput,
  ({ label }: InputProps) => <div role="group" aria-label={label} aria-busy />,
);

/** A secret is written and never read: it shows only that it is set. */
export const secret = defineKind('secret', codec, {
  Cell,
  Input,
  samples: [{ value: { set: true }, property: schema }],
});
