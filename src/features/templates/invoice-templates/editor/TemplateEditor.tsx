import { useMediaQuery } from '@mui/material';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { BlockList } from './blocks/BlockList.tsx';
import { useEditing } from './editing.ts';
import { Findings } from './findings/Findings.tsx';
import { MarginsPanel } from './page/MarginsPanel.tsx';
import { PagePanel } from './page/PagePanel.tsx';
import { Preview } from './preview/Preview.tsx';
import { Tools } from './Tools.tsx';
import type { FocusOn } from './useTemplateEditing.ts';
import { blockOf } from './words.ts';
import './editor.css';

/** All views; on a phone the last ones are scrolled to. */
const all = ['blocks', 'preview', 'page', 'margins'] as const;
type View = (typeof all)[number];

/** With less room the preview is a tab, so that the document stays legible. */
const beside = '(min-width: 1200px)';

/** The blocks and settings of a template, with the document beside them. */
export function TemplateEditor({
  focus,
  announcement,
}: {
  readonly focus: FocusOn | undefined;
  readonly announcement: string;
}) {
  const translate = useTranslate();
  const id = useId();
  const { template, isValid, findings, act, focusRow } = useEditing();
  const isBeside = useMediaQuery(beside, { noSsr: true });
  const [chosen, choose] = useState<View>('blocks');
  const view = isBeside && chosen === 'preview' ? 'blocks' : chosen;
  const views = all.filter((name) => !isBeside || name !== 'preview');

  const open = (path: string) => {
    const block = blockOf(path);
    if (block === undefined) return choose(path.startsWith('header') || path.startsWith('footer') ? 'margins' : 'page');
    choose('blocks');
    act({ type: 'select', selected: block });
    focusRow(block);
  };
  useOpenOnRefusal(() => {
    const [first] = findings;
    if (first && !first.isWarning) open(first.path);
  });
  /** Before the fields, which would undo only their own text. */
  const press = (event: KeyboardEvent) => {
    const type = historyKey(event);
    if (type === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act({ type });
  };

  const preview = <Preview template={template} isValid={isValid} />;

  return (
    <div className="template-editor" onKeyDownCapture={press}>
      <div className="template-side" hidden={view === 'preview' || undefined}>
        <Tools />
        <Findings onOpen={open} />
      </div>
      <div className="template-tabs">
        <Tabs
          value={view}
          onChange={(_event, next: View) => choose(next)}
          variant="scrollable"
          scrollButtons={false}
          aria-label={translate('templateEditor.title')}
        >
          {views.map((name) => (
            <Tab
              key={name}
              value={name}
              id={`${id}-${name}`}
              aria-controls={`${id}-panel`}
              label={translate(`templateEditor.tabs.${name}`)}
              sx={{ minWidth: 0 }}
            />
          ))}
        </Tabs>
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view}`} className="template-panel">
          {view === 'blocks' && <BlockList focus={focus} />}
          {view === 'page' && <PagePanel />}
          {view === 'margins' && <MarginsPanel />}
          {view === 'preview' && preview}
        </div>
      </div>
      {isBeside && preview}
      <div role="status" className="template-status">
        {announcement}
      </div>
    </div>
  );
}

/** Calls `open` after each attempt to save, so that an error in a closed block comes to the front. */
function useOpenOnRefusal(open: () => void): void {
  const { submitCount, isSubmitting } = useFormState();
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) openNow();
  }, [submitCount, isSubmitting]);
}

/** Returns what a key does to the history: Ctrl or Cmd with Z undoes, with Y or Shift and Z redoes. */
function historyKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}
