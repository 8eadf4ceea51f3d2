import ChooseIcon from '@mui/icons-material/CheckBoxOutlined';
import FilterIcon from '@mui/icons-material/FilterListOutlined';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useId, useState, type ReactNode } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import { useChoosing } from '../bulk/Choosing.tsx';
import { useCanChoose } from '../bulk/Selection.tsx';
import { FilterForm } from '../filters/FilterForm.tsx';
import { FilterSheet } from '../filters/FilterSheet.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import { useFilterGroups } from '../filters/filterGroups.ts';
import { ColumnChooser } from '../table/ColumnChooser.tsx';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import { SortMenu } from './SortMenu.tsx';

interface NarrowToolsProps {
  readonly resource: Resource;
  readonly search: ReactNode;
  readonly legend: ReactNode;
}

/** The tools of a list on a narrow screen in one row: the search, and a button for a sheet with everything else. */
export function NarrowTools({ resource, search, legend }: NarrowToolsProps) {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState(false);
  const groups = useFilterGroups(resource);
  const set = groups.filter((group) => group.set.length > 0);
  const title = translate(groups.length > 0 ? 'generate.list.filters' : 'generate.list.display');
  return (
    <>
      <div className="list-tools list-tools--narrow">
        {search}
        <Badge badgeContent={set.length || undefined} color="primary">
          <IconButton
            className="list-filter-button"
            aria-label={title}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(true)}
          >
            <FilterIcon />
          </IconButton>
        </Badge>
        <FilterSheet id={id} title={title} open={open} onClose={() => setOpen(false)}>
          <div className="list-sheet-tools">
            <SortMenu resource={resource} />
            <ColumnChooser resource={resource} />
            <ViewsMenu resource={resource} />
            <ChooseButton resource={resource} onChoose={() => setOpen(false)} />
            {legend}
          </div>
          {groups.length > 0 && <FilterForm fields={groups.flatMap(({ fields }) => fields)} />}
        </FilterSheet>
      </div>
      {set.length > 0 && (
        <div className="list-tools list-filters">
          <FilterBar resource={resource} isNarrow />
        </div>
      )}
    </>
  );
}

interface ChooseButtonProps {
  readonly resource: Resource;
  readonly onChoose: () => void;
}

/** Shows checkboxes, if something can be done with several rows. */
function ChooseButton({ resource, onChoose }: ChooseButtonProps) {
  const translate = useTranslate();
  const { setChoosing } = useChoosing();
  if (!useCanChoose(resource)) return null;
  const choose = () => {
    setChoosing(true);
    onChoose();
  };
  return (
    <Button variant="outlined" startIcon={<ChooseIcon />} onClick={choose}>
      {translate('generate.list.choose')}
    </Button>
  );
}
