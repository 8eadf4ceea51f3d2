import Dialog from '@mui/material/Dialog';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Area } from '../../../schemas/resource.ts';
import { iconOf } from '../display/icons.ts';
import { hasHitPage, matches, useCreations, useHitEntry, usePages, useRecent, type Entry } from './entries.ts';
import { useHits } from './useHits.ts';
import './palette.css';

interface PaletteProps {
  readonly area: Area;
  readonly onClose: () => void;
}

/** The most pages and actions that a text shows. */
const mostShown = 6;

const keyOf = (group: string, { path, name }: Entry): string => [group, path, name].join('\n');

/** Finds records, pages and actions by a text (WAI-ARIA combobox): the focus stays in the field. */
export default function Palette({ area, onClose }: PaletteProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const list = useId();
  const [typed, setTyped] = useState('');
  // By its key, so that records that arrive above it do not move the choice.
  const [chosen, setChosen] = useState<string>();
  const [awaited, setAwaited] = useState<{ readonly inTab: boolean }>();
  const [recent, remember] = useRecent();
  const [pages, creations, hits, entryOf] = [usePages(area), useCreations(area), useHits(typed), useHitEntry(area)];

  const found = (entries: readonly Entry[]) => entries.filter((entry) => matches(entry, typed)).slice(0, mostShown);
  const isBlank = typed.trim() === '';
  const kinds = Map.groupBy(hits.records.filter(hasHitPage), ({ resource }) => resource);
  const groups = [
    { name: translate('palette.recent'), entries: found(recent) },
    ...[...kinds].map(([resource, records]) => ({
      name: translate(`resources.${resource}.name`, { smart_count: 2 }),
      entries: records.map(entryOf),
    })),
    { name: translate('palette.actions'), entries: isBlank ? creations.slice(0, 4) : found(creations) },
    { name: translate('palette.pages'), entries: isBlank ? pages : found(pages) },
  ].filter(({ entries }) => entries.length > 0);
  const all = groups.flatMap(({ name, entries }) => entries.map((entry) => ({ entry, key: keyOf(name, entry) })));
  const at = Math.max(
    all.findIndex(({ key }) => key === chosen),
    0,
  );

  const open = (entry: Entry, inTab: boolean) => {
    remember(entry);
    if (inTab) window.open(entry.path, '_blank', 'noopener');
    else void navigate(entry.path);
    onClose();
  };
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    // Enter that ends a composition of letters opens nothing.
    if (nativeEvent.isComposing || (step === undefined && key !== 'Enter')) return;
    event.preventDefault();
    const entry = all[at]?.entry;
    const inTab = ctrlKey || metaKey;
    if (step !== undefined) setChosen(all.at((at + step) % all.length)?.key);
    else if (chosen === undefined && hits.isWaiting) setAwaited({ inTab });
    else if (entry) open(entry, inTab);
  };
  const openFirst = useEffectEvent(() => {
    const entry = all[at]?.entry;
    if (awaited && entry) open(entry, awaited.inTab);
    setAwaited(undefined);
  });
  // Enter was pressed before the records of the text arrived: those shown are of another text.
  useEffect(() => {
    if (awaited && !hits.isWaiting) openFirst();
  }, [awaited, hits.isWaiting]);

  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      slotProps={{ paper: { className: 'palette', 'aria-label': translate('palette.title') } }}
    >
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog begins with its field
        autoFocus
        className="palette-input"
        role="combobox"
        aria-label={translate('palette.label')}
        aria-expanded={all.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={all.length > 0 ? `${list}-${at}` : undefined}
        placeholder={translate('palette.label')}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(undefined);
          setAwaited(undefined);
        }}
        onKeyDown={onKey}
      />
      <div id={list} role="listbox" aria-label={translate('palette.title')} className="palette-list">
        {groups.map(({ name, entries }) => (
          <div key={name} role="group" aria-label={name}>
            <p aria-hidden>{name}</p>
            {entries.map((entry) => {
              const key = keyOf(name, entry);
              const place = all.findIndex((each) => each.key === key);
              return (
                <Option
                  key={key}
                  id={`${list}-${place}`}
                  entry={entry}
                  isChosen={place === at}
                  onOpen={(event) => open(entry, event.ctrlKey || event.metaKey)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className="palette-state">
        {hits.isFailed
          ? translate('palette.failed')
          : hits.isWaiting
            ? translate('palette.waiting')
            : all.length === 0 && translate('palette.nothing')}
      </p>
      {hits.isFailed && (
        <button type="button" className="palette-retry" onClick={hits.retry}>
          {translate('ra.action.refresh')}
        </button>
      )}
    </Dialog>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: Entry;
  readonly isChosen: boolean;
  readonly onOpen: (event: MouseEvent) => void;
}

/** An entry of the list; the chosen one stays in view. */
function Option({ id, entry: { name, note, icon }, isChosen, onOpen }: OptionProps) {
  const Icon = iconOf(icon);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
    <div
      id={id}
      ref={isChosen ? intoView : undefined}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className="palette-option"
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <Icon fontSize="small" />
      <span>{name}</span>
      {note && <small>{note}</small>}
    </div>
  );
}

const intoView = (option: HTMLElement | null): void => option?.scrollIntoView?.({ block: 'nearest' });
