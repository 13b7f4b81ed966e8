import { useQuery } from '@tanstack/react-query';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { notLoaded } from '../content/pages.ts';
import { Failure } from './states.tsx';

/**
 * Returns a component whose code is imported when it is first rendered; it renders `placeholder` until then. If the import fails, it renders
 * a button that imports the code again, and imports it again when it is mounted anew. (React's `lazy` never repeats a failed import.)
 * @param name Name of the code, unique in the admin area.
 */
export function lazyComponent<Props extends object = object>(
  name: string,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  placeholder: ReactNode = null,
) {
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only, like React's `lazy`
  return function LazyComponent(props: Props) {
    const { data, isError, refetch } = useQuery({
      queryKey: ['code', name],
      queryFn: load,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: Number.POSITIVE_INFINITY,
      meta: { isPublic: true },
    });
    if (data) return createElement(data.default, props);
    return isError ? <Failure text={notLoaded} onRetry={refetch} /> : placeholder;
  };
}
