import { Client } from 'pg';

/** Stops listening. */
export type StopListening = () => Promise<void>;

interface ListenOptions {
  readonly databaseUrl: string;
  readonly channel: string;
  readonly onNotice: () => void;
  /** Called once, when the connection is lost. */
  readonly onLost: () => void;
}

/**
 * Listens to a channel of a PostgreSQL database, by a connection of its own.
 * @throws the driver's error if the database cannot be reached.
 */
export async function listenTo({ databaseUrl, channel, onNotice, onLost }: ListenOptions): Promise<StopListening> {
  const client = new Client({ connectionString: databaseUrl, application_name: 'site', keepAlive: true });
  client.on('notification', onNotice);
  // An error is followed by the end of the connection.
  client.on('error', () => {});
  client.once('end', onLost);
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return () => client.end();
}
