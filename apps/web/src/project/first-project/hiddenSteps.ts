import { useCurrentUser } from '../../lib/currentUser.ts'
import { SetFirstStepsHiddenDocument } from '../../lib/gql/graphql.ts'
import { useRefreshUser } from '../../lib/session/useRefreshUser.ts'
import { useChange } from '../../lib/useChange.ts'
import { notifyError } from '../../ui/notify.ts'

/** Whether the user has put the steps of their first project away, and how to hide or show them: in every browser of theirs. */
export function useHiddenSteps(): {
  readonly isHidden: boolean
  readonly setHidden: (isHidden: boolean) => void
} {
  const { hides_first_steps } = useCurrentUser()
  const refreshUser = useRefreshUser()
  const change = useChange(SetFirstStepsHiddenDocument, {
    onDone: () => refreshUser(),
    onError: notifyError,
  })
  // at once, before the answer is there
  const isHidden = change.isPending ? change.variables.hidden : hides_first_steps
  return { isHidden, setHidden: (hidden) => change.mutate({ hidden }) }
}
