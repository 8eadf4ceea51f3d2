import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { InputProps } from '../../../../../kinds/kind.ts';
import { kindFor } from '../../../../../kinds/registry.ts';

/** A few lines of text, such as those below signatures. */
export function TextsInput(input: InputProps) {
  const translate = useTranslate();
  const { field } = useController({ name: input.source });
  const texts: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const { items = {}, minItems = 0, maxItems = Infinity, inserts } = input.property;
  const property = { ...items, inserts };
  const { Input } = kindFor(property);
  return (
    <div role="group" aria-label={input.label}>
      {texts.map((_, at) => {
        const label = translate('templateEditor.numbered', { name: input.label, number: at + 1 });
        return (
          // Lines have no key; each is its position.
          <div key={at} className="template-line">
            <Input {...input} property={property} source={`${input.source}.${at}`} label={label} />
            <IconButton
              size="small"
              disabled={texts.length <= minItems}
              aria-label={translate('templateEditor.removeNamed', { name: label })}
              onClick={() => field.onChange(texts.toSpliced(at, 1))}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          </div>
        );
      })}
      <Button
        size="small"
        startIcon={<AddIcon />}
        disabled={texts.length >= maxItems}
        onClick={() => field.onChange([...texts, ''])}
      >
        {translate('templateEditor.addLine')}
      </Button>
    </div>
  );
}
