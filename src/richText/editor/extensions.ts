import { Mark } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';
import { linkAddress } from '../../../domain/richText/linkAddress.ts';

const addressOf = (element: HTMLElement): string | undefined => linkAddress(element.getAttribute('href'));

/** A link to an allowed address. Other links are pasted as text. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null, parseHTML: addressOf } }),
  parseHTML: () => [{ tag: 'a[href]', getAttrs: (element) => (addressOf(element) === undefined ? false : null) }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** The nodes and marks of `schemas/parts/richText.ts`: typed and pasted content becomes these, or plain text. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  Underline,
  Strike,
  BulletList,
  OrderedList,
  ListItem,
  ListKeymap,
  Link,
  UndoRedo,
];
