import { keepPreviousData } from '@tanstack/react-query'
import {
  type UncertaintyPartsFragment,
  YieldExceedanceDocument,
  type YieldExceedanceQuery,
} from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { type Scope, scopeVariables } from '../scope.ts'

export type Exceedance = YieldExceedanceQuery['yieldExceedance']
export type Parts = UncertaintyPartsFragment['parts']

/** Energies and how likely they are exceeded, of the mean of some years. */
export function useExceedance(scope: Scope, years: number): View<Exceedance> {
  const variables = { ...scopeVariables(scope), years }
  return useView(YieldExceedanceDocument, variables, { placeholderData: keepPreviousData })
}
