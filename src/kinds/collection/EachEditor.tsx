import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useId } from 'react';
import type { Each } from '../../../schemas/each.ts';
import { Loaded } from '../../shell/feedback/Loaded.tsx';
import type { InputProps } from '../kind.ts';
import { HintContext } from '../shared/hint.ts';
import { EachRows } from './EachRows.tsx';
import type { KindByName } from './rows.ts';
import { useEach } from './useEach.ts';

interface EachEditorProps extends InputProps {
  readonly each: Each;
  readonly kindByName: KindByName;
}

/** Fixed rows, one per record, that can only be filled in. */
export function EachEditor({ each, kindByName, ...input }: EachEditorProps) {
  const hint = use(HintContext);
  const hintId = useId();
  return (
    <Stack role="group" aria-label={input.label} aria-describedby={hint && hintId} spacing={2} sx={{ mb: 2 }}>
      {hint && (
        <Typography id={hintId} variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      <Loaded query={useEach(each)} height={56}>
        {(references) => <EachRows input={input} each={each} references={references} kindByName={kindByName} />}
      </Loaded>
    </Stack>
  );
}
