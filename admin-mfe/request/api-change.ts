import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

/** Returns a mutation after which the queries of a key are fetched again. */
export function useApiChange<Input, Output>(queryKey: QueryKey, mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => client.invalidateQueries({ queryKey }) });
}
