import { useMutation } from '@tanstack/react-query'
import { RunSimulationAgainDocument } from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { useStartedRun } from './useCompute.ts'

interface RunAgain {
  readonly isPending: boolean
  /** Why nothing was started. */
  readonly problem: string | undefined
  readonly start: () => void
}

/** Runs the plant of a run once more as it was then. */
export function useRunAgain(id: string): RunAgain {
  const onStarted = useStartedRun()
  const again = useMutation({
    mutationFn: () => request(RunSimulationAgainDocument, { id }),
    onSuccess: ({ runSimulationAgain: { simulation } }) => {
      if (simulation !== null) onStarted(simulation)
    },
  })
  const refused = again.data?.runSimulationAgain.errors ?? []
  return {
    isPending: again.isPending,
    problem: again.isError
      ? errorMessage(again.error)
      : refused.flatMap(({ messages }) => messages)[0],
    start: () => again.mutate(),
  }
}
