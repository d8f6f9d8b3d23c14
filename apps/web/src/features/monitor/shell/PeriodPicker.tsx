import type { ReactNode } from 'react'
import { lastDayOf, useDeployment } from './deployment.ts'
import { PeriodField } from './PeriodField.tsx'
import type { Period } from './period.ts'
import { useMonitorSearch } from './usePeriod.ts'

/** The period of a page, in its address. Days are those of the plant. */
export function PeriodPicker({ period }: { readonly period: Period }): ReactNode {
  const [, change] = useMonitorSearch()
  return <PeriodField period={period} lastDay={lastDayOf(useDeployment())} onChange={change} />
}
