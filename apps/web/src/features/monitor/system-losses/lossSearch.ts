import { getRouteApi } from '@tanstack/react-router'
import * as z from 'zod'
import { useSearchChange } from '../shell/useSearchChange.ts'

export const LOSS_UNITS = ['percent', 'energy', 'money'] as const
export type LossUnit = (typeof LOSS_UNITS)[number]

/** What the page of losses has in its address beside its period. */
export const lossSearch = z.object({
  as: z.enum(LOSS_UNITS).optional().catch(undefined),
  /** Bar whose days are shown: an event type, residual or over. */
  cause: z.string().optional().catch(undefined),
  /** The losses that the budget run has by design are shown. */
  static: z.boolean().optional().catch(undefined),
})

type LossSearch = z.output<typeof lossSearch>

const route = getRouteApi('/$org/project/$projectId/monitor/system-losses')

export const useLossSearch = (): readonly [LossSearch, (changed: Partial<LossSearch>) => void] => [
  route.useSearch(),
  useSearchChange<LossSearch>(),
]
