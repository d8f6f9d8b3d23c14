import { QueryClient } from '@tanstack/react-query'
import { ConnectionError } from './graphqlError.ts'

/** A lost connection is tried again twice; what the server refused is not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => error instanceof ConnectionError && failures < 2,
      refetchOnWindowFocus: false,
    },
  },
})
