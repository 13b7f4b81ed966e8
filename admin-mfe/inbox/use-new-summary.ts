import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Messages, SUMMARY_KEY } from '../queries/messages.ts';

/** Asks for the counts again when the list has changed by itself. */
export function useNewSummary({ data }: Messages): void {
  const client = useQueryClient();
  const known = useRef(data);
  useEffect(() => {
    if (known.current !== undefined && known.current !== data) {
      void client.invalidateQueries({ queryKey: [SUMMARY_KEY] });
    }
    known.current = data;
  }, [data, client]);
}
