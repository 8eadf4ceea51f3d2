import { useTranslate, type RaRecord } from 'react-admin';
import { useCallback, useState } from 'react';
import { isObject } from '../../../../domain/schema/isObject.ts';
import type { Permission } from '../../../../schemas/resources/people/permissions.ts';
import { permissionText } from '../../../access/permissionWords.ts';
import type { InputProps } from '../../../kinds/kind.ts';
import { ComboboxField } from '../../../kinds/shared/combobox/ComboboxField.tsx';
import { useCatalogueChoices } from '../../../kinds/shared/combobox/useCatalogueChoices.ts';
import { useCatalogue } from '../../../kinds/shared/useCatalogue.ts';
import { useControl } from '../../../kinds/shared/useControl.tsx';

type Listed = RaRecord & Permission;

const none: readonly Listed[] = [];
const keyOf = ({ name }: Listed): string => name;

/** Chooses a permission, found by its words on the screen or by its key. The server knows keys only. */
export function PermissionBox({ input }: { readonly input: InputProps }) {
  const translate = useTranslate();
  const control = useControl(input.source);
  const [text, setText] = useState('');
  const catalogue = useCatalogue<Listed>('permissions');
  const nameOf = useCallback(({ name }: Listed) => permissionText(name, translate), [translate]);
  const choices = useCatalogueChoices(catalogue.data ?? none, catalogue, text, { nameOf, detailOf: keyOf });
  return (
    <ComboboxField<Listed>
      input={input}
      control={control}
      choices={choices}
      chosen={isListed(control.value) ? control.value : null}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      detailOf={keyOf}
      onSearch={setText}
      onChoose={control.set}
    />
  );
}

const isListed = (value: unknown): value is Listed => isObject(value) && typeof value['name'] === 'string';
