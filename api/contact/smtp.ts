import { Readable } from 'node:stream';

/** A mail as it goes over the wire. */
export interface Mail {
  readonly from: string;
  readonly to: string;
  readonly raw: Buffer;
}

/** What tells of the way of a mail. */
export interface Delivery {
  /** Asked once the mail server waits for the text, before it gets any of it. False: it gets none, and the mail is not sent. */
  readonly handOver: () => Promise<boolean>;
  /** Ends what has not come so far. */
  readonly signal?: AbortSignal;
}

/** Sends mails one by one. Rejects with a `MailFailure`. */
export type SendMail = (mail: Mail, delivery: Delivery) => Promise<void>;

/** A mail that was not sent, or of which that is not known. It says nothing that is secret. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  /** `unreached`: the server took nothing. `refused`: it said no to the text. `unknown`: it had the text, and its answer is missing. */
  readonly kind: 'unreached' | 'refused' | 'unknown';

  constructor(kind: MailFailure['kind'], reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/** How long the server may take for each step, in milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };

/** How long a mail may take in all, in milliseconds. */
export const MOST_MS = 60_000;

/** Sends by the server of an address such as `smtps://user:password@host`. Few sites do: the client is loaded by the first mail. */
export function createSmtp(url: string, { patience = PATIENCE, most = MOST_MS } = {}): SendMail {
  return async (mail, { handOver, signal }) => {
    const { default: SMTPConnection } = await import('nodemailer/lib/smtp-connection');
    const { parseConnectionUrl } = await import('nodemailer/lib/shared');
    const { auth, host, port, secure, tls, requireTLS } = parseConnectionUrl(url);
    const connection = new SMTPConnection({ host, port, secure, tls, requireTLS: requireTLS === true, ...patience });
    let handed = false;
    const text = async function* () {
      if (!(await handOver())) throw new Error('the claim was lost');
      handed = true;
      yield mail.raw;
    };
    let end: NodeJS.Timeout | undefined;
    let giveUp = () => {};
    try {
      await new Promise<void>((resolve, reject) => {
        giveUp = () => handed || reject(new Error('the server is being stopped'));
        end = setTimeout(() => reject(new Error('it took too long')), most);
        signal?.addEventListener('abort', giveUp);
        if (signal?.aborted) giveUp();
        connection.on('error', reject);
        connection.once('end', () => reject(new Error('the connection was closed')));
        const send = () =>
          connection.send({ from: mail.from, to: [mail.to], size: mail.raw.length }, Readable.from(text()), (error) =>
            error ? reject(error) : resolve(),
          );
        connection.connect((error) => {
          if (error) return reject(error);
          if (!auth) return send();
          connection.login({ user: auth.user, pass: auth.pass }, (refusal) => (refusal ? reject(refusal) : send()));
        });
      });
    } catch (error) {
      throw failureOf(error, handed);
    } finally {
      clearTimeout(end);
      signal?.removeEventListener('abort', giveUp);
      connection.close();
    }
  };
}

/** What is said of a failure: codes and our own words, none of the server's, which might repeat what it was told. */
function failureOf(error: unknown, handed: boolean): MailFailure {
  const told = error instanceof Error ? error : new Error(String(error));
  const { code, command, responseCode } = told as Partial<Record<'code' | 'command' | 'responseCode', unknown>>;
  const parts = [code, command, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  const reason = parts.length > 0 ? parts.join(' ') : told.message;
  if (!handed) return new MailFailure('unreached', reason);
  return new MailFailure(typeof responseCode === 'number' ? 'refused' : 'unknown', reason);
}
