import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate, type Identifier, type RaRecord } from 'react-admin';
import type { ReactNode } from 'react';
import { get } from 'react-hook-form';
import { referenceKey } from '../../../domain/kinds/reference.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useLetterIssues } from '../../kinds/shared/useLetterIssues.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { resources } from '../../data/resources.ts';
import { RowLink } from '../list/table/RowLink.tsx';
import { usePagePath } from '../../data/pagePath.ts';
import { pageProperty } from '../properties.ts';

interface ShowFieldProps {
  readonly resource: Resource;
  readonly path: string;
  readonly record: RaRecord;
  /** Whether it is the only field of its section, whose title names it. */
  readonly isAlone: boolean;
}

/** A value with its label above. */
export function ShowField({ resource, path, record, isAlone }: ShowFieldProps) {
  const labelOf = useLabelOf(resource.name);
  const { kind, ...of } = pageProperty(resource, path);
  const value: unknown = get(record, path);
  const translate = useTranslate();
  const [letter] = useLetterIssues(of.property, value);
  return (
    <Box sx={{ gridColumn: kind.wide ? '1 / -1' : 'auto', py: 0.5, minWidth: 0 }}>
      {!(isAlone && kind.wide) && (
        <Typography variant="caption" component="div" color="textSecondary" sx={{ mb: 0.25 }}>
          {labelOf(path)}
        </Typography>
      )}
      <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
        <Linked of={of.property.ref} value={value}>
          <kind.Field {...of} value={value} />
        </Linked>
      </Typography>
      {letter && (
        <Typography variant="caption" component="div" color="error">
          {translate(letter.key, letter.args)}
        </Typography>
      )}
    </Box>
  );
}

interface LinkedProps {
  /** The resource that the value refers to. */
  readonly of: string | undefined;
  readonly value: unknown;
  readonly children: ReactNode;
}

/** Links a reference to its page. */
function Linked({ of, value, children }: LinkedProps) {
  const target = resources.find(({ name }) => name === of);
  const key = referenceKey(value);
  return target && key !== undefined ? (
    <RecordLink resource={target} id={key}>
      {children}
    </RecordLink>
  ) : (
    children
  );
}

function RecordLink({
  resource,
  id,
  children,
}: {
  readonly resource: Resource;
  readonly id: Identifier;
  readonly children: ReactNode;
}) {
  return <RowLink to={usePagePath(resource)({ id })}>{children}</RowLink>;
}
