import styled from '@emotion/styled';
import type { webhookList } from '@studio/client/webhooks';
import { phone, token } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import type * as v from 'valibot';
import { DataTable } from '../components/data-table.tsx';
import { LocalTime } from '../components/local-time.tsx';
import { webhooksPage as texts } from '../content/webhooks.ts';
import { paths } from '../paths.ts';

type List = v.InferOutput<typeof webhookList>;

/** On phones an entry is one column. */
const Table = styled(DataTable)`
  margin-top: 0.875rem;
  td:last-child {
    text-align: start;
  }
  ${phone} {
    thead {
      display: none;
    }
    tr,
    th,
    td {
      display: block;
    }
    tr {
      padding-block: 0.5rem;
      border-top: 1px solid ${token('hairline')};
    }
    & :is(th, td) {
      padding-block: 0.125rem;
      border: 0;
    }
  }
`;

/** Renders what webhooks were sent, the newest first. */
export function Deliveries({ webhooks, deliveries }: List) {
  if (deliveries.length === 0) return null;
  const hosts = new Map(webhooks.map(({ id, url }) => [id, new URL(url).host]));
  const { time, webhook, state } = texts.columns;
  const rows = deliveries.map(
    (delivery) =>
      [
        delivery.id,
        <Link key="message" to={paths.message(delivery.message)}>
          <LocalTime iso={delivery.createdAt} />
        </Link>,
        <span key="host" translate="no">
          {hosts.get(delivery.webhook)}
        </span>,
        <Outcome key="state" delivery={delivery} />,
      ] as const,
  );
  return <Table head={[time, webhook, state]} rows={rows} />;
}

function Outcome({ delivery: { state, failure, againAt } }: { readonly delivery: List['deliveries'][number] }) {
  return (
    <>
      <span>{`${texts.states[state]}.`}</span>
      {failure !== undefined && <span>{` ${texts.failed(failure)}`}</span>}
      {againAt && (
        <span>
          <span>{` ${texts.again}`}</span> <LocalTime iso={againAt} />
        </span>
      )}
    </>
  );
}
