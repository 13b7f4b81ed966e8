import { readFileSync } from 'node:fs';
import { messageOf, StartError } from '@platform/server/start-error';
import * as v from 'valibot';

/**
 * Reads a file of the site's content, and checks it.
 * @throws StartError naming the file, and what is wrong with it.
 */
export function readChecked<Value>(
  file: string,
  schema: v.GenericSchema<unknown, Value>,
  read: (text: string) => unknown,
): Value {
  let data: unknown;
  try {
    data = read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${messageOf(error)}`);
  }
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const fault = issue.input === undefined ? 'is missing' : issue.message;
  throw new StartError(`${file}: ${v.getDotPath(issue) ?? 'the file'}: ${fault}`);
}
