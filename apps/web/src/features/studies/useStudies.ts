import {
  SimulationStudiesDocument,
  SimulationStudyDocument,
  type StudyPartsFragment,
} from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import { mapView, type View } from '../../lib/view.ts'
import { type RunFigures, useEconomicsOfRuns } from '../../project/economics/useEconomics.ts'
import { SIMULATION_POLL_MS } from '../../project/runs/simulationJob.ts'
import { studyProgress } from './studyProgress.ts'

export const STUDIES_PER_PAGE = 20

interface StudyPage {
  readonly studies: readonly StudyPartsFragment[]
  readonly hasMore: boolean
}

const pollWhile = (studies: readonly StudyPartsFragment[]): number | false =>
  studies.some((study) => studyProgress(study).active > 0 || study.search?.state === 'running')
    ? SIMULATION_POLL_MS
    : false

/** @param page - from 1 */
export function useStudies(projectId: string, page: number): View<StudyPage> {
  const asked = {
    project_id: projectId,
    skip: (page - 1) * STUDIES_PER_PAGE,
    take: STUDIES_PER_PAGE + 1,
  }
  const view = useView(SimulationStudiesDocument, asked, {
    staleTime: 0,
    refetchInterval: ({ state }) => pollWhile(state.data?.simulationStudies ?? []),
  })
  return mapView(view, (studies) => ({
    studies: studies.slice(0, STUDIES_PER_PAGE),
    hasMore: studies.length > STUDIES_PER_PAGE,
  }))
}

/** A study, asked for anew while one of its runs has not ended. */
export function useStudy(id: string): View<StudyPartsFragment> {
  return useView(
    SimulationStudyDocument,
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => pollWhile(state.data ? [state.data.simulationStudy] : []),
    },
  )
}

/** As many as the server weighs at once. */
const MAX_WEIGHED = 200

/** What the runs that have ended are worth with the costs of the project. */
export const useStudyEconomics = ({ points }: StudyPartsFragment): View<readonly RunFigures[]> =>
  useEconomicsOfRuns(
    points
      .flatMap(({ simulation, result }) => (simulation && result ? [simulation.id] : []))
      .slice(0, MAX_WEIGHED),
  )
