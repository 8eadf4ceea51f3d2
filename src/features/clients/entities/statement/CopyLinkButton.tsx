import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRefresh, useTranslate, type RaRecord } from 'react-admin';
import { commandCalls } from '../../../../../dataProvider/calls/commands.ts';
import type { StatementAnswer } from '../../../../../dataProvider/calls/statements.ts';
import { openLinkOf, statementPath } from '../../../../../domain/payments/statement/clientStatement.ts';
import entities, { type Entity } from '../../../../../schemas/resources/clients/entities.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useToast } from '../../../../generate/useToast.ts';
import { useCopy } from '../../../../shell/useCopy.ts';

type Client = RaRecord<string> & Pick<Entity, 'public_hash' | 'link_expires_at'> & { readonly archived?: boolean };

interface CopyLinkButtonProps {
  readonly client: Client;
  /** Of the statement; absent until it is loaded. */
  readonly period: StatementAnswer | undefined;
}

/** Copies the link to a statement on the page of its client, and gives the client a link first if none opens the page. */
export function CopyLinkButton({ client, period }: CopyLinkButtonProps) {
  const translate = useTranslate();
  const http = useHttp();
  const copy = useCopy();
  const toast = useToast();
  const refresh = useRefresh();
  const mayEdit = useMay(entities.name, 'edit');
  const known = openLinkOf(client, new Date());
  const { mutate, isPending } = useMutation({
    mutationFn: async (of: StatementAnswer) => {
      const hash = known ?? String((await commandCalls(http).one(entities, 'link', client.id))['public_hash']);
      await copy(`${window.location.origin}${statementPath(hash, of)}`, 'shell.dialog.copied');
    },
    onSuccess: () => {
      if (known === undefined) refresh();
    },
    onError: toast.failed,
  });
  if (client.archived || (!known && !mayEdit)) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<LinkIcon />}
      loading={isPending}
      disabled={!period}
      onClick={() => period && mutate(period)}
    >
      {translate('statement.copyLink')}
    </Button>
  );
}
