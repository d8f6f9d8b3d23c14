import { QueryClient } from '@tanstack/react-query'
import { ConnectionError, GraphqlError } from '../graphqlError.ts'

const isTemporary = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  (error instanceof GraphqlError && error.code === 'UNAVAILABLE')

/** A lost connection is tried again twice; what the server refused is not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => isTemporary(error) && failures < 2,
      refetchOnWindowFocus: false,
    },
  },
})
