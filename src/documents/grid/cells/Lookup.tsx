import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import { useTranslate, type RaRecord } from 'ra-core';
import { useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { optionsOf, type Option } from './options.ts';
import { useSuggestions, type Source } from './useSuggestions.ts';

export interface LookupProps<Row extends RaRecord> {
  readonly source: Source;
  /** What is looked up, for the list that opens. */
  readonly label: string;
  readonly value: { readonly uuid: string; readonly label: string } | null;
  readonly labelOf: (row: Row) => string;
  readonly onPick: (row: Row | null) => void;
  /** Offers to add what was typed when no record is called so. */
  readonly onAdd?: (text: string) => void;
  /** Keys the list has no use for. `isOpen` while it shows. */
  readonly onKeyDown?: (event: KeyboardEvent, isOpen: boolean) => void;
  readonly onBlur?: () => void;
  readonly renderInput: (params: AutocompleteRenderInputParams) => ReactElement;
  readonly renderRow?: (row: Row) => ReactNode;
}

/** One record of many, found by typing. Enter takes the highlighted one, and so does Tab unless it would add. */
export function Lookup<Row extends RaRecord>(props: LookupProps<Row>) {
  const { source, label, value, labelOf, onPick, onAdd, onKeyDown, onBlur, renderInput, renderRow } = props;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const found = useSuggestions<Row>(source, typed ?? '', isOpen);
  const options = optionsOf(found, labelOf, typed ?? '', onAdd !== undefined);

  const pick = (option: Option<Row> | null) => {
    setTyped(undefined);
    if (option === null) onPick(null);
    else if (option.type === 'add') onAdd?.(option.label);
    else if (option.row) onPick(option.row);
  };
  const press = (event: KeyboardEvent) => {
    const option = highlightedIn(event.target, options);
    const isTyping = isOpen && typed !== undefined && typed.trim() !== '';
    if (isTyping && event.key === 'Tab' && option?.type === 'record') pick(option);
    if (isTyping && event.key === 'Enter' && !option && found.isSearching) {
      found.searchNow();
      event.preventDefault();
      return;
    }
    const isListsOwn = isOpen && (event.key === 'Escape' || (event.key === 'Enter' && option !== undefined));
    if (!isListsOwn) onKeyDown?.(event, isOpen);
  };

  return (
    <Autocomplete<Option<Row>>
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => {
        setOpen(false);
        setTyped(undefined);
      }}
      onBlur={onBlur}
      autoHighlight
      handleHomeEndKeys={false}
      forcePopupIcon={false}
      slotProps={{
        // A region, because the list is drawn outside of the page's own.
        popper: {
          role: 'region',
          'aria-label': label,
          style: { minWidth: 'min(320px, 90vw)' },
          placement: 'bottom-start',
        },
      }}
      options={options}
      filterOptions={(all) => all}
      loading={found.isSearching}
      loadingText={translate('documents.lookup.searching')}
      noOptionsText={translate(`documents.lookup.${typed ? 'notFound' : source.none}`)}
      clearText={translate('documents.lookup.clear')}
      value={value && { type: 'record', key: value.uuid, label: value.label }}
      inputValue={typed ?? value?.label ?? ''}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') setTyped(text);
      }}
      onChange={(_event, option) => pick(option)}
      isOptionEqualToValue={(option, chosen) => option.key === chosen.key}
      getOptionKey={(option) => option.key}
      getOptionLabel={(option) => option.label}
      onKeyDown={press}
      renderInput={renderInput}
      renderOption={({ key, ...item }, option) => (
        <li key={key} {...item}>
          {option.type === 'add'
            ? translate('documents.lookup.add', { text: option.label })
            : ((option.row && renderRow?.(option.row)) ?? option.label)}
        </li>
      )}
    />
  );
}

/** The option MUI says is highlighted, which it tells no other way when it was it that chose it. */
function highlightedIn<Row>(input: EventTarget, options: readonly Option<Row>[]): Option<Row> | undefined {
  const id = input instanceof Element ? input.getAttribute('aria-activedescendant') : null;
  const index = id?.match(/\d+$/)?.[0];
  return index === undefined ? undefined : options[Number(index)];
}
