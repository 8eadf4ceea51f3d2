import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { deliveryCalls } from '../../../../../dataProvider/calls/delivery.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { Section } from '../../../../generate/Section.tsx';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { MailFrame } from '../../../../shell/mails/MailFrame.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';

/** The mail of a message, without the recipient's link. One that was sent may have had earlier texts. */
export default function MailSection({ record }: OwnSectionProps) {
  const translate = useTranslate();
  const http = useHttp();
  const query = useQuery({
    queryKey: ['messages', record.id, 'mail'],
    queryFn: ({ signal }) => deliveryCalls(http).mail(record.id, signal),
    retry: false,
  });
  return (
    <Section title={translate('delivery.content.title')}>
      <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <QueryResult query={query} height={320}>
          {({ subject, html }) => (
            <>
              <Typography variant="subtitle1" component="p" sx={{ overflowWrap: 'anywhere' }}>
                {subject}
              </Typography>
              {record['delivery'] === 'sent' && (
                <Typography variant="body2" color="textSecondary">
                  {translate('delivery.content.today')}
                </Typography>
              )}
              <MailFrame html={html} title={subject} />
            </>
          )}
        </QueryResult>
      </Box>
    </Section>
  );
}
