import {
  ECONOMIC_STUDY_FIGURES,
  type EconomicStudyFigure,
  figureOf,
  type ScoredPoint,
  scoredPoints,
  studyFigure,
} from '@duet/results/study'
import { economicsOfRuns } from '../economics/economicsOfRun.ts'
import type { RunEconomics, SimulationStudy, StudyPoint } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'

export const isEconomic = (figure: string): figure is EconomicStudyFigure =>
  figure in ECONOMIC_STUDY_FIGURES

/** Points of a study by a figure, the better the higher. */
export async function searchScores(
  server: Pick<Server, 'db' | 'series'>,
  userId: string,
  { points }: Pick<SimulationStudy, 'points'>,
  figure: string,
): Promise<readonly ScoredPoint[]> {
  const valueOf = isEconomic(figure)
    ? await economicValues(server, userId, points, figure)
    : (point: StudyPoint) =>
        figureOf(figure, { design: point.design ?? null, result: point.result ?? null })
  const best = isEconomic(figure) ? ECONOMIC_STUDY_FIGURES[figure] : studyFigure(figure)?.best
  return scoredPoints(points, best, valueOf)
}

async function economicValues(
  server: Pick<Server, 'db' | 'series'>,
  userId: string,
  points: readonly StudyPoint[],
  figure: EconomicStudyFigure,
): Promise<(point: StudyPoint) => number | null> {
  const ids = points.flatMap(({ simulation, result }) =>
    simulation && result ? [simulation.id] : [],
  )
  const economics = await economicsOfRuns(server, userId, ids)
  const byId = new Map(economics.map((run) => [run.simulation_id, economicValue(run, figure)]))
  return ({ simulation }) => byId.get(simulation?.id ?? '') ?? null
}

function economicValue(
  { cases: [p50], capital_sum }: RunEconomics,
  figure: EconomicStudyFigure,
): number | null {
  switch (figure) {
    case 'lcoe_real':
      return p50?.lcoe_real_per_mwh ?? null
    case 'npv':
      return p50?.npv ?? null
    case 'capital':
      return capital_sum ?? null
  }
}
