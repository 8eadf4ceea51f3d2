import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useGetOne, useListContext, useTranslate } from 'react-admin';
import { Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Link } from 'react-router';
import { numberOf } from '../../../../domain/documents/issue.ts';
import { linesOf } from '../../../../domain/lists/lines.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { usePagePath } from '../../../data/pagePath.ts';
import { Tip } from '../../../shell/display/Tip.tsx';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { isFreeKey } from '../../../shell/keys/useSingleKeys.ts';
import { ActionsButton } from '../../actions/ActionsButton.tsx';
import type { ActedRecord } from '../../actions/useActions.ts';
import { pageProperty } from '../../properties.ts';
import { useTitle } from '../../useRecordName.ts';
import { CellValue } from '../table/CellValue.tsx';
import { useColumnWord } from '../table/columnWords.ts';
import { hasValue } from '../table/hasValue.ts';
import { LikelyStep } from '../table/LikelyStep.tsx';
import { stepRow } from '../tools/rowFocus.ts';
import { panelOf, usePanel } from './panel.ts';
import './panel.css';

/** The record of a row beside its list: who, how much, when and its state, and the document as the client sees it. */
export default function ListPanel({ resource }: { readonly resource: Resource }) {
  const { data = [] } = useListContext<ActedRecord>();
  const { shown, close } = usePanel() ?? {};
  const row = data.find(({ id }) => id === shown);
  return row && close ? <Beside resource={resource} row={row} onClose={close} /> : null;
}

interface BesideProps {
  readonly resource: Resource;
  /** The record as the list has it, until all of it is loaded. */
  readonly row: ActedRecord;
  readonly onClose: () => void;
}

function Beside({ resource, row, onClose }: BesideProps) {
  const translate = useTranslate();
  const { data: whole, error, refetch } = useGetOne<ActedRecord>(resource.name, { id: row.id }, { retry: false });
  const record = whole ?? row;
  const title = useTitle(resource, record);
  const page = usePagePath(resource)(record);
  const Drawn = panelOf(resource);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  usePanelKeys(onClose);
  return (
    <section ref={panel} className="list-panel" tabIndex={-1} aria-label={title}>
      <div className="list-panel-head">
        <h2 aria-live="polite">{title}</h2>
        <PanelTool label="shell.keys.previous" icon={<PreviousIcon />} onPress={() => stepRow(-1)} />
        <PanelTool label="shell.keys.next" icon={<NextIcon />} onPress={() => stepRow(1)} />
        <PanelTool label="shell.dialog.close" icon={<CloseIcon />} onPress={onClose} />
      </div>
      <Facts resource={resource} record={record} />
      <div className="list-panel-actions">
        {page && (
          <Button variant="outlined" size="small" component={Link} to={page}>
            {translate('generate.panel.open')}
          </Button>
        )}
        <LikelyStep record={record} />
        <ActionsButton record={record} />
      </div>
      {Drawn && whole && (
        <Suspense fallback={<Loading />}>
          <Drawn key={row.id} resource={resource} record={whole} />
        </Suspense>
      )}
      {!whole && (error ? <ErrorState onRetry={() => void refetch()} /> : <Loading />)}
    </section>
  );
}

const Loading = () => <Skeleton variant="rounded" sx={{ flex: 1 }} />;

/** Esc closes, and arrows move to the next record, wherever the focus is outside of fields and overlays. */
function usePanelKeys(onClose: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const keys: Readonly<Record<string, () => void>> = {
      Escape: onClose,
      ArrowDown: () => stepRow(1),
      ArrowUp: () => stepRow(-1),
    };
    const act = keys[event.key];
    if (!act || !isFreeKey(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface PanelToolProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

function PanelTool({ label, icon, onPress }: PanelToolProps) {
  const name = useTranslate()(label);
  return (
    <Tip title={name}>
      <IconButton size="small" aria-label={name} onClick={onPress}>
        {icon}
      </IconButton>
    </Tip>
  );
}

/** What the row shows on a phone, each with its name. */
function Facts({ resource, record }: { readonly resource: Resource; readonly record: ActedRecord }) {
  const wordOf = useColumnWord(resource.name);
  const { lead, figure, details, state } = linesOf(resource, resource.list.columns);
  const paths = [lead, figure, ...details.map(({ path }) => path), state].filter(
    (path) =>
      path !== undefined && path !== resource.label && path !== numberOf(resource) && hasValue(resource, path, record),
  );
  return (
    <dl className="list-panel-facts">
      {paths.map((path = '') => (
        <div key={path}>
          <dt>{wordOf(path)}</dt>
          <dd>
            <CellValue of={pageProperty(resource, path)} record={record} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
