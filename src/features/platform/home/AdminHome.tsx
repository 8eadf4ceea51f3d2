import { useQuery } from '@tanstack/react-query';
import { readPlatformHome } from '../../../../dataProvider/calls/platformHome.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { QueryResult } from '../../../shell/feedback/QueryResult.tsx';
import { homeHeight } from './homeHeight.ts';
import { IssuedDays } from './IssuedDays.tsx';
import { PlatformAttention } from './PlatformAttention.tsx';
import { PlatformFigures } from './PlatformFigures.tsx';
import { PlatformSteps } from './PlatformSteps.tsx';

/** The administrators' home page: companies, users, issued invoices, and what needs attention. */
export function AdminHome() {
  const http = useHttp();
  const query = useQuery({
    queryKey: ['platform-home'],
    queryFn: ({ signal }) => readPlatformHome(http, signal),
    retry: false,
  });
  return (
    <QueryResult query={query} height={homeHeight}>
      {(home) => (
        <div className="home">
          <PlatformSteps home={home} />
          <PlatformFigures home={home} />
          <PlatformAttention home={home} />
          <IssuedDays days={home.issued} />
        </div>
      )}
    </QueryResult>
  );
}
