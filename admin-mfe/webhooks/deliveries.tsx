import styled from '@emotion/styled';
import type { webhookList } from '@studio/client/webhooks';
import { phone, token } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import type * as v from 'valibot';
import { LocalTime } from '../components/local-time.tsx';
import { lineTable } from '../components/styles.ts';
import { webhooksPage as texts } from '../content/webhooks.ts';
import { paths } from '../paths.ts';

const Table = styled.table`
  ${lineTable}
  margin-top: 0.875rem;
  font-size: 0.9375rem;
  & :is(th, td) {
    padding: 0.625rem 1rem 0.625rem 0;
    text-align: start;
    vertical-align: top;
  }
  .host {
    overflow-wrap: anywhere;
  }
  /* On phones an entry is one column. */
  ${phone} {
    thead {
      display: none;
    }
    tr,
    td {
      display: block;
    }
    tr {
      padding-block: 0.5rem;
      border-top: 1px solid ${token('hairline')};
    }
    & td {
      padding-block: 0.125rem;
      border: 0;
    }
  }
`;

/** Renders what webhooks were sent, the newest first. */
export function Deliveries({ webhooks, deliveries }: v.InferOutput<typeof webhookList>) {
  if (deliveries.length === 0) return null;
  const hosts = new Map(webhooks.map(({ id, url }) => [id, new URL(url).host]));
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{texts.columns.time}</th>
          <th scope="col">{texts.columns.webhook}</th>
          <th scope="col">{texts.columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map(({ id, message, webhook, createdAt, state, againAt, failure }) => (
          <tr key={id}>
            <td>
              <Link to={paths.message(message)}>
                <LocalTime iso={createdAt} />
              </Link>
            </td>
            <td className="host" translate="no">
              {hosts.get(webhook)}
            </td>
            <td>
              <span>{`${texts.states[state]}.`}</span>
              {failure !== undefined && <span>{` ${texts.failed(failure)}`}</span>}
              {againAt && (
                <span>
                  <span>{` ${texts.again}`}</span> <LocalTime iso={againAt} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
