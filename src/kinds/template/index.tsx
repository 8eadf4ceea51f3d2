import { useTranslate } from 'react-admin';
import { template as codec } from '../../../domain/kinds/template.ts';
import { defineKind } from '../defineKind.tsx';
import type { InputProps } from '../kind.ts';

const Cell = () => <span>{useTranslate()('generate.template.set')}</span>;

const Input = ({ label }: InputProps) => (
  <div role="group" aria-label={label}>
    <Cell />
  </div>
);

/** A template of documents. Generated inputs do not edit it; the editor does. */
export const template = defineKind('template', codec, {
  Cell,
  Input,
  samples: [{ value: { version: 1 }, property: { type: 'object', kind: 'template' } }],
});
