import { keepPreviousData } from '@tanstack/react-query'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import {
  EconomicsOfRunsDocument,
  RunEconomicsDocument,
  SimulationKpisDocument,
  type UncertaintyPartsFragment,
  UpdateYieldUncertaintyDocument,
  YieldExceedanceDocument,
  type YieldExceedanceQuery,
  YieldYearsDocument,
  type YieldYearsQuery,
} from '../../../lib/gql/graphql.ts'
import { type Change, useChange } from '../../../lib/useChange.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { type Scope, scopeVariables } from '../scope.ts'
import { type Budget, budgetInput } from './budget.ts'

export type Exceedance = YieldExceedanceQuery['yieldExceedance']
export type YieldYears = YieldYearsQuery['yieldYears']
export type Uncertainty = UncertaintyPartsFragment

/** What a run gives over years, and how sure that is. */
export function useYieldYears(scope: Scope): View<YieldYears> {
  const variables = scopeVariables(scope)
  return useView(YieldYearsDocument, variables, { placeholderData: keepPreviousData })
}

/** Energies and how likely they are exceeded, of the mean of some years. */
export function useExceedance(scope: Scope, years: number): View<Exceedance> {
  const variables = { ...scopeVariables(scope), years }
  return useView(YieldExceedanceDocument, variables, { placeholderData: keepPreviousData })
}

interface BudgetChange {
  readonly of: Change<typeof UpdateYieldUncertaintyDocument>
  /** Null: back to that of a usual plant. */
  readonly store: (budget: Budget | null, onStored?: () => void) => void
}

/** Changes the uncertainty of the project, for all its runs. */
export function useBudgetChange(): BudgetChange {
  const { id: project_id } = useCurrentProject()
  const of = useChange(UpdateYieldUncertaintyDocument, {
    stale: [
      YieldExceedanceDocument,
      YieldYearsDocument,
      SimulationKpisDocument,
      RunEconomicsDocument,
      EconomicsOfRunsDocument,
    ],
  })
  return {
    of,
    store: (budget, onStored) =>
      of.mutate(
        { project_id, uncertainty: budget === null ? null : budgetInput(budget) },
        { ...(onStored && { onSuccess: onStored }) },
      ),
  }
}
