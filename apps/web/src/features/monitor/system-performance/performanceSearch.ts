import { getRouteApi } from '@tanstack/react-router'
import * as z from 'zod'
import { useSearchChange } from '../shell/useSearchChange.ts'

const amount = z.number().nonnegative().optional().catch(undefined)

/** What the page of performance has in its address beside its period. */
export const performanceSearch = z.object({
  by: z.enum(['day', 'month']).optional().catch(undefined),
  /** Terms that are not the usual ones: curtailment.available,string_outage.excluded */
  terms: z.string().optional().catch(undefined),
  /** Per kWh, where it is another than that of the deployment. */
  price: amount,
  /** Of one cleaning of the plant, in the currency of the price. */
  cleaning: amount,
})

export type PerformanceSearch = z.output<typeof performanceSearch>

const route = getRouteApi('/$org/project/$projectId/monitor/system-performance')

export const usePerformanceSearch = (): readonly [
  PerformanceSearch,
  (changed: Partial<PerformanceSearch>) => void,
] => [route.useSearch(), useSearchChange<PerformanceSearch>()]
