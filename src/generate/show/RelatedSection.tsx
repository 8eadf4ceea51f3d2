import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGetList, useResourceDefinition, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { useCreatePath } from '../../data/createPath.ts';
import { holds } from '../../../domain/actions/holds.ts';
import { firstOrder } from '../../../domain/lists/order.ts';
import { relatedFields, rowFields } from '../../../domain/lists/rowFields.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { propertyAt } from '../../../domain/schema/path.ts';
import { valueAt } from '../../../domain/schema/valueAt.ts';
import type { Related } from '../../../schemas/related.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { resourceOf } from '../../data/resources.ts';
import { RecordActionsProvider } from '../actions/RecordActionsProvider.tsx';
import { ActionsButton } from '../actions/ActionsButton.tsx';
import type { ActedRecord } from '../actions/useActions.ts';
import { pageProperty } from '../properties.ts';
import { followed } from '../refreshInterval.ts';
import { Section } from '../Section.tsx';
import { useMay } from '../../access/useMay.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { RelatedRows } from './RelatedRows.tsx';

/** The number of rows on the page, with and without a list page that shows the others. */
const shown = { before: 5, all: 50 };

interface RelatedSectionProps {
  /** The resource of the record. */
  readonly of: Resource;
  readonly related: Related;
  readonly record: RaRecord;
  /** Whether it is absent while there are no rows. */
  readonly hidesEmpty?: boolean;
}

/** Returns the key of a value: for a reference that of its target. */
function pointedAt(value: unknown): string | number | undefined {
  const key = isObject(value) ? (value.uuid ?? value.id) : value;
  return typeof key === 'string' || typeof key === 'number' ? key : undefined;
}

/** The first records that refer to a record, for users who may list them. */
export function RelatedSection({
  of: owner,
  related: { resource: name, by, of, columns, when = [], acts = false, role },
  record,
  hidesEmpty = false,
}: RelatedSectionProps) {
  const translate = useTranslate();
  // The column words of a list are for the usual role.
  const labelOf = useLabelOf(name);
  const createPath = useCreatePath();
  const resource = resourceOf(name);
  const { hasList, hasCreate } = useResourceDefinition({ resource: name });
  const mayList = useMay(name, 'list');
  const mayCreate = useMay(name, 'create');
  const pointed = of === undefined ? record.id : pointedAt(valueAt(record, of));
  const isInRole = !role || holds(role.when, record);
  const query = {
    pagination: { page: 1, perPage: hasList ? shown.before : shown.all },
    sort: firstOrder(resource.list),
    filter: { [by]: pointed },
    meta: { fields: acts ? rowFields(resource, columns) : relatedFields(resource, columns) },
  };
  const { data, total = 0 } = useGetList<ActedRecord>(name, query, {
    enabled: mayList && pointed !== undefined && isInRole,
    retry: false,
    refetchInterval: followed(owner, [record]),
  });
  const applies = when.every((condition) => holds(condition, record));
  if (!data || !isInRole || ((!applies || hidesEmpty) && total === 0)) return null;

  const filter = encodeURIComponent(JSON.stringify({ [by]: pointed }));
  return (
    <Section
      title={
        role
          ? translate(`resources.${owner.name}.related.${role.name}`)
          : translate(`resources.${name}.name`, { smart_count: 2 })
      }
      actions={
        <Stack direction="row" sx={{ gap: 1 }}>
          {hasList && total > data.length && (
            <Button component={Link} to={`${createPath({ resource: name, type: 'list' })}?filter=${filter}`}>
              {translate('generate.related.all', { total })}
            </Button>
          )}
          {hasCreate && mayCreate && applies && !role && (
            <Button component={Link} to={`${createPath({ resource: name, type: 'create' })}?${by}=${pointed}`}>
              {translate(`resources.${name}.create`, { _: translate('ra.action.create') })}
            </Button>
          )}
        </Stack>
      }
    >
      <RecordActionsProvider resource={resource}>
        <RelatedRows
          resource={resource}
          columns={columns
            .filter((path) => propertyAt(resource.schema, path))
            .map((path) => pageProperty(resource, path))}
          rows={data}
          nameOf={role && labelOf}
          optionsOf={acts ? (row) => <ActionsButton record={row} /> : undefined}
        />
      </RecordActionsProvider>
    </Section>
  );
}
