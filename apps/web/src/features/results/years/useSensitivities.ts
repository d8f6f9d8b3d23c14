import { useEffect, useRef } from 'react'
import {
  ComputeRunSensitivitiesDocument,
  EconomicsOfRunsDocument,
  RunEconomicsDocument,
  RunSensitivitiesDocument,
  type SensitivityPartsFragment,
  SimulationKpisDocument,
  YieldExceedanceDocument,
  YieldYearsDocument,
} from '../../../lib/gql/graphql.ts'
import { type Change, useChange } from '../../../lib/useChange.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { useView } from '../../../lib/useView.ts'
import type { View } from '../../../lib/view.ts'
import { SIMULATION_POLL_MS } from '../../../project/runs/simulationJob.ts'

export type Sensitivities = SensitivityPartsFragment
export type Sensitivity = Sensitivities['inputs'][number]

/** Runs of all inputs that have completed, of how many. */
export function sensitivityProgress({ inputs }: Pick<Sensitivities, 'inputs'>): {
  readonly completed: number
  readonly total: number
} {
  const sum = (key: 'completed_run_count' | 'run_count'): number =>
    inputs.reduce((total, input) => total + input[key], 0)
  return { completed: sum('completed_run_count'), total: sum('run_count') }
}

const isOnTheWay = (data: Pick<Sensitivities, 'inputs'>): boolean => {
  const { completed, total } = sensitivityProgress(data)
  return completed < total
}

/** What the energy of a run makes of its inputs, asked for anew while their runs are on the way; the P-values follow. */
export function useSensitivities(simulation_id: string): View<Sensitivities> {
  const view = useView(
    RunSensitivitiesDocument,
    { simulation_id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data && isOnTheWay(state.data.runSensitivities) ? SIMULATION_POLL_MS : false,
    },
  )
  const completed = view.state === 'ready' ? sensitivityProgress(view.data).completed : undefined
  useRefreshOnChange(completed)
  return view
}

function useRefreshOnChange(completed: number | undefined): void {
  const refresh = useRefresh(
    YieldExceedanceDocument,
    YieldYearsDocument,
    SimulationKpisDocument,
    RunEconomicsDocument,
    EconomicsOfRunsDocument,
  )
  const last = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (completed === undefined) return
    if (last.current !== undefined && last.current !== completed) void refresh()
    last.current = completed
  }, [completed, refresh])
}

/** Starts the runs of inputs whose sensitivity is not known. */
export const useComputeSensitivities = (): Change<typeof ComputeRunSensitivitiesDocument> =>
  useChange(ComputeRunSensitivitiesDocument, { stale: [RunSensitivitiesDocument] })
