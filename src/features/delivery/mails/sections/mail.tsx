import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { mailCalls } from '../../../../../dataProvider/calls/mails.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { Section } from '../../../../generate/Section.tsx';
import { showsStoredMails } from '../../../../shell/mails/showsStoredMails.ts';
import { MailFrame } from '../../../../shell/mails/MailFrame.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';

/** What companies send is shown in the demo only. */
const companyTopics: ReadonlySet<string> = new Set(['document', 'document_test']);

/** The mail as its recipient reads it; one-time links appear only in the demo. */
export default function MailSection({ record }: OwnSectionProps) {
  const translate = useTranslate();
  const http = useHttp();
  const isOfCompany = companyTopics.has(String(record['topic'])) && !showsStoredMails();
  const hasContent = record['email'] !== undefined && !isOfCompany;
  const query = useQuery({
    queryKey: ['mails', record.id, 'content', record['status']],
    queryFn: ({ signal }) => mailCalls(http).content(record.id, signal),
    enabled: hasContent,
    retry: false,
  });
  return (
    <Section title={translate('resources.mails.content.title')}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        {hasContent ? (
          <QueryResult query={query} height={320}>
            {({ subject, page }) => (
              <>
                <Typography variant="subtitle1" component="p">
                  {subject}
                </Typography>
                <MailFrame page={page} title={subject} />
              </>
            )}
          </QueryResult>
        ) : (
          <Typography color="textSecondary">
            {translate(`resources.mails.content.${isOfCompany ? 'document' : 'none'}`)}
          </Typography>
        )}
      </Box>
    </Section>
  );
}
