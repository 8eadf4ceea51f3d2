import { useTranslate } from 'ra-core';
import { template as codec } from '../../../domain/kinds/template.ts';
import { defineKind } from '../defineKind.tsx';

const Cell = () => <span>{useTranslate()('generate.template.set')}</span>;

/** A template of documents. Generated forms do not edit it; its own page does. */
export const template = defineKind('template', codec, {
  Cell,
  Input: Cell,
  samples: [{ value: { version: 1 }, property: { type: 'object', kind: 'template' } }],
});
