import { richText as codec } from '../../../domain/kinds/richText.ts';
import type { RichText as Value } from '../../../domain/richText/document.ts';
import { plainText } from '../../../domain/richText/plainText.ts';
import { RichText } from '../../richText/RichText.tsx';
import { defineKind } from '../defineKind.tsx';
import type { ValueProps } from '../kind.ts';
import { Truncated } from '../shared/Truncated.tsx';
import { Input } from './Input.tsx';

const cellLimit = 60;

const Cell = ({ value }: ValueProps<Value>) => (
  <Truncated text={plainText(value).replaceAll(/\s+/g, ' ')} limit={cellLimit} />
);
const Field = ({ value }: ValueProps<Value>) => <RichText value={value} />;

const property = { type: ['string', 'object'], kind: 'richText', maxLength: 400 } as const;
const emphasized: Value = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Retido ' },
        { type: 'text', text: 'na fonte', marks: [{ type: 'bold' }] },
      ],
    },
  ],
};

/** Text of several lines with emphasis, lists and links. */
export const richText = defineKind('richText', codec, {
  Cell,
  Field,
  Input,
  wide: true,
  samples: [
    { value: 'Imposto sobre serviços\nRetido na fonte', property },
    { value: emphasized, property },
  ],
});
