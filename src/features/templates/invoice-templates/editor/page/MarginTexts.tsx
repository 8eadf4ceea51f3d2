import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { templateSchema } from '../../../../../../schemas/parts/templates/template.ts';
import { isRows } from '../../../../../../domain/kinds/collection.ts';
import { propertiesOf, type Property } from '../../../../../../domain/schema/property.ts';
import { SettingField } from '../settings/SettingField.tsx';

const { header } = propertiesOf(templateSchema as Property);
const { divider = {}, texts } = propertiesOf(header ?? {});
const { text = {}, ...placing } = propertiesOf(texts?.items ?? {});

/** A new text of a margin. */
const initial = { side: 'left', pages: 'all', text: '' };

/** The texts of a header or footer, and its line. */
export function MarginTexts({ margin }: { readonly margin: 'header' | 'footer' }) {
  const translate = useTranslate();
  const { field } = useController({ name: 'texts' });
  const rows = isRows(field.value) ? field.value : [];
  const labelled = (at: number) => translate('templateEditor.text', { number: at + 1 });
  return (
    <div className="template-margin">
      <SettingField source="divider" path={`margin.${margin}.divider`} property={divider} />
      {rows.map((_, at) => (
        // Texts have no key; each is its position.
        <div key={at} role="group" aria-label={labelled(at)} className="template-margin-text">
          <SettingField source={`texts.${at}.text`} path="margin.text" property={text} />
          <div className="template-fields">
            {Object.entries(placing).map(([name, property]) => (
              <SettingField key={name} source={`texts.${at}.${name}`} path={`margin.${name}`} property={property} />
            ))}
          </div>
          <IconButton
            size="small"
            className="template-margin-remove"
            aria-label={translate('templateEditor.removeNamed', { name: labelled(at) })}
            onClick={() => field.onChange(rows.toSpliced(at, 1))}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </div>
      ))}
      <Button
        size="small"
        startIcon={<AddIcon />}
        disabled={rows.length >= (texts?.maxItems ?? Infinity)}
        onClick={() => field.onChange([...rows, initial])}
      >
        {translate('templateEditor.addText')}
      </Button>
    </div>
  );
}
