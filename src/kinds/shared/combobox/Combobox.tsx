import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import { useTranslate } from 'react-admin';
import { type KeyboardEvent, type ReactElement, type ReactNode, memo } from 'react';
import type { Choosing, Entry } from './comboboxEntries.ts';
import { useChoosing } from './useChoosing.ts';
import Button from '@mui/material/Button';
import Popper, { type PopperProps } from '@mui/material/Popper';

export interface ComboboxProps<Option> extends Choosing<Option> {
  /** The label of the list. */
  readonly label: string;
  /** Renders an option, if it is more than its name. */
  readonly drawOption?: ((option: Option) => ReactNode) | undefined;
  /** A hint for an empty list. */
  readonly none?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether only typing opens the list. */
  readonly isBare?: boolean;
  /** `problem` is the error of unmatched text. */
  readonly renderInput: (params: AutocompleteRenderInputParams, problem: string | undefined) => ReactElement;
}

/** The popup of the list. While only busy, it skips repositioning at each key. */
const ListPopper = memo(
  function ListPopper(props: PopperProps) {
    return <Popper {...props} />;
  },
  (before, now) => isStillBusy(before) && isStillBusy(now) && before.anchorEl === now.anchorEl,
);

const isStillBusy = ({ open, 'aria-busy': busy }: PopperProps): boolean => open && busy === true;

const slots = { popper: ListPopper };
const wide = { minWidth: 'min(320px, 90vw)' };

/** Selects one option by typing; used for all choices beyond a few values. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { label, choices, chosen, keyOf, nameOf, drawOption, addition, none, disabled = false, isBare = false } = props;
  const translate = useTranslate();
  const choosing = useChoosing(props);
  const { shown, entries, isTyping } = choosing;
  const { isSearching, hasFailed, searchNow } = choices;
  const isBusy = isSearching && entries.length === 0;
  const why = hasFailed ? 'generate.search.failed' : 'validation.unmatched';
  const problem = choosing.isLeft && !isSearching ? translate(why, { text: shown.trim() }) : undefined;
  const wordsOf = (entry: Entry<Option>) =>
    'option' in entry ? nameOf(entry.option) : (addition?.nameOf(entry.added) ?? '');

  return (
    <Autocomplete<Entry<Option>>
      disabled={disabled}
      open={choosing.isOpen}
      onOpen={() => choosing.show(true)}
      onClose={() => choosing.show(false)}
      onFocus={choosing.enter}
      onBlur={choosing.leave}
      onKeyDown={(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
        event.defaultMuiPrevented = choosing.press(event);
      }}
      autoHighlight={isTyping || choosing.isBrowsing}
      handleHomeEndKeys={false}
      forcePopupIcon={isBare ? false : 'auto'}
      options={entries}
      filterOptions={(all) => all}
      loading={isSearching}
      loadingText={translate('common.searching')}
      noOptionsText={<EmptyChoices hasFailed={hasFailed} none={isTyping ? undefined : none} onRetry={searchNow} />}
      openText={translate('generate.search.open')}
      closeText={translate('generate.search.close')}
      clearText={translate('generate.search.clear')}
      value={chosen === null ? null : { option: chosen }}
      inputValue={shown}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') choosing.type(text);
        if (reason === 'clear') choosing.choose(null);
      }}
      onChange={(_event, entry) => entry && choosing.take(entry)}
      getOptionKey={(entry) => ('option' in entry ? keyOf(entry.option) : '+')}
      getOptionLabel={wordsOf}
      isOptionEqualToValue={(entry, value) =>
        'option' in entry && 'option' in value && keyOf(entry.option) === keyOf(value.option)
      }
      slots={slots}
      // A region, because the list renders outside of the page's landmarks.
      slotProps={{
        popper: { role: 'region', 'aria-label': label, 'aria-busy': isBusy, style: wide, placement: 'bottom-start' },
      }}
      renderInput={(params) => props.renderInput(params, problem)}
      renderOption={({ key, ...item }, entry) => (
        <li key={key} {...item} style={{ gap: 12 }}>
          {('option' in entry && drawOption?.(entry.option)) || wordsOf(entry)}
        </li>
      )}
    />
  );
}

interface EmptyChoicesProps {
  readonly hasFailed: boolean;
  /** A hint for an empty list. */
  readonly none: string | undefined;
  readonly onRetry: () => void;
}

/** Replaces options: none found, or the request failed. */
function EmptyChoices({ hasFailed, none, onRetry }: EmptyChoicesProps) {
  const translate = useTranslate();
  if (!hasFailed) return none ?? translate('common.noRecordFound');
  return (
    <span role="alert">
      {translate('generate.search.failed')} {/* The field keeps the focus, and what was typed in it. */}
      <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        {translate('common.retry')}
      </Button>
    </span>
  );
}
