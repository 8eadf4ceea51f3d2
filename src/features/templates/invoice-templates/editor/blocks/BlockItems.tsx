import { useTranslate } from 'react-admin';
import { use, useId, type DragEvent } from 'react';
import type { TemplateBlock } from '../../../../../../schemas/parts/templates/template.ts';
import { useEditing } from '../editing.ts';
import { columnList, listAt, pathOf, placeOf, type Place } from '../model/places.ts';
import { AddBlock } from './AddBlock.tsx';
import { BlockRow } from './BlockRow.tsx';
import { BlockSettings } from './BlockSettings.tsx';
import { DragContext, useDropAt } from './drag.ts';

interface BlockItemsProps {
  readonly list: string;
  readonly blocks: readonly TemplateBlock[];
  readonly name: string;
}

/** A list of blocks, and what adds one. */
export function BlockItems({ list, blocks, name }: BlockItemsProps) {
  const end = { list, index: blocks.length };
  const [drag] = use(DragContext);
  const isDropped = drag?.to?.list === list && drag.to.index === blocks.length;
  return (
    <>
      <ol className="template-blocks" aria-label={name}>
        {blocks.map((block, index) => (
          <BlockItem key={pathOf({ list, index })} path={pathOf({ list, index })} block={block} />
        ))}
      </ol>
      <div className="template-end" data-drop={isDropped || undefined} {...useDropAt(() => end)}>
        <AddBlock list={list} {...(list !== 'blocks' && { name })} />
      </div>
    </>
  );
}

interface BlockItemProps {
  readonly path: string;
  readonly block: TemplateBlock;
}

function BlockItem({ path, block }: BlockItemProps) {
  const translate = useTranslate();
  const id = useId();
  const { selected, template } = useEditing();
  const [drag] = use(DragContext);
  const { list, index } = placeOf(path);
  const isDropped = drag?.to?.list === list && drag.to.index === index;
  return (
    <li
      data-drop={isDropped || undefined}
      data-dragged={drag?.path === path || undefined}
      {...useDropAt(placeIn(path))}
    >
      <BlockRow path={path} block={block} controls={id} />
      {selected === path && (
        <div id={id} className="template-settings">
          <BlockSettings key={path} path={path} block={block} />
        </div>
      )}
      {block.type === 'columns' &&
        block.columns.map((_, column) => {
          const inner = columnList(path, column);
          const name = translate('templateEditor.column', { number: column + 1 });
          return (
            <div key={inner} className="template-column">
              <span className="template-column-name">{name}</span>
              <BlockItems list={inner} blocks={listAt(template, inner)} name={name} />
            </div>
          );
        })}
    </li>
  );
}

/** The place before a row in its upper half, else after it. */
const placeIn =
  (path: string) =>
  ({ currentTarget, clientY }: DragEvent<HTMLElement>): Place => {
    const { list, index } = placeOf(path);
    const { top, height } = (currentTarget.querySelector('.template-row') ?? currentTarget).getBoundingClientRect();
    return { list, index: clientY < top + height / 2 ? index : index + 1 };
  };
