import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { type SimulationRowFragment, SystemLossesDocument } from '../../../lib/gql/graphql.ts'
import { NEVER_STALE, useView } from '../../../lib/useView.ts'
import type { Scope } from '../scope.ts'
import { useSimulations } from '../useSimulations.ts'
import { type WaterfallBar, waterfallBars } from './waterfallBars.ts'

const route = getRouteApi('/$org/project/$projectId/simulations/$simId/$tab')

/** The account of a second run, by stage; or why there is none. */
export interface OtherLosses {
  readonly name: string
  readonly bars: ReadonlyMap<string, WaterfallBar>
  readonly problem: string | undefined
}

/** Finished runs of the project but this one, latest first. */
export function useOtherRuns({ simulation }: Scope): readonly SimulationRowFragment[] {
  const project = useCurrentProject()
  const view = useSimulations(project.id, 1)
  if (view.state !== 'ready') return []
  return view.data.simulations.filter(
    ({ id, duet_job }) => id !== simulation.id && duet_job.status === 'completed',
  )
}

/** The run that the address names, for comparison; a block is found by its id, as it stays the same between runs. */
export function useOtherLosses(scope: Scope): OtherLosses | undefined {
  const otherId = route.useSearch().with
  const runs = useOtherRuns(scope)
  const run = runs.find(({ id }) => id === otherId)
  const hasBlock = scope.block === undefined || run?.blocks.some(({ id }) => id === scope.block?.id)
  const view = useView(
    SystemLossesDocument,
    { simulation_id: run?.id ?? '', block_id: scope.block?.id ?? null },
    { ...NEVER_STALE, enabled: run !== undefined && hasBlock === true },
  )
  const data = view.state === 'ready' ? view.data : undefined
  return useMemo(() => {
    if (run === undefined) return undefined
    const none = { name: run.name, bars: new Map() }
    if (hasBlock !== true) return { ...none, problem: 'It has no such block.' }
    if (view.state === 'failed') return { ...none, problem: view.message }
    if (data === undefined) return undefined
    const bars = waterfallBars(data.rows)
    return { name: run.name, bars: new Map(bars.map((bar) => [bar.key, bar])), problem: undefined }
    // oxlint-disable-next-line react/exhaustive-deps -- a view is made anew each time; its data are not
  }, [run?.id, hasBlock, view.state, data])
}
