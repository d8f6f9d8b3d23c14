import type { SetupVersionsQuery } from '../../../lib/gql/graphql.ts'
import type { DraftState } from './useSetupDraft.ts'

export type Deployed = NonNullable<SetupVersionsQuery['sentinelDeployment']>

export interface StepProps extends DraftState {
  /** Undefined: the project is not monitored yet. */
  readonly deployment: Deployed | undefined
}
