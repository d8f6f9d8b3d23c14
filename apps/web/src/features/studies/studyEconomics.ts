import { ECONOMIC_STUDY_FIGURES, type EconomicStudyFigure } from '@duet/results/study'
import type { StudyPartsFragment } from '../../lib/gql/graphql.ts'
import { economicKpis } from '../../project/economics/economicKpis.ts'
import { economicText } from '../../project/economics/moneyText.ts'
import type { RunFigures } from '../../project/economics/useEconomics.ts'
import { MEASURES, type Measure, type StudyPoint } from './measures.ts'

/** A study whose results say what each run is worth, and the figures that can be shown of it. */
export interface WeighedStudy {
  readonly study: StudyPartsFragment
  readonly measures: readonly Measure[]
}

/** Without costs the study is as it was. */
export function weighedStudy(
  study: StudyPartsFragment,
  economics: readonly RunFigures[],
): WeighedStudy {
  const model = economics.find((run) => run.model !== null)?.model
  if (!model) return { study, measures: MEASURES }
  const byId = new Map(economics.map((run) => [run.simulation_id, run]))
  const points = study.points.map((point): StudyPoint => {
    const run = byId.get(point.simulation?.id ?? '')
    const figures = run?.cases[0]
    if (point.result === null || figures === undefined) return point
    const { lcoe_real_per_mwh: lcoe_real, npv } = figures
    const worth: Record<EconomicStudyFigure, number | null> = {
      lcoe_real,
      npv,
      capital: run?.capital_sum ?? null,
    }
    return { ...point, result: { ...point.result, economics: worth } }
  })
  return { study: { ...study, points }, measures: [...MEASURES, ...measuresIn(model.currency)] }
}

const BEST = new Map<string, 'high' | 'low'>(Object.entries(ECONOMIC_STUDY_FIGURES))

const measuresIn = (currency: string): readonly Measure[] =>
  [
    ...economicKpis(NO_FIGURES, currency),
    { key: 'capital', label: 'Capital cost', unit: currency },
  ].flatMap(({ key, label, unit }) => {
    const best = BEST.get(key)
    return best === undefined ? [] : [economicMeasure({ key, label, unit, best })]
  })

function economicMeasure(named: Required<Omit<Measure, 'value' | 'text'>>): Measure {
  const value = ({ result }: StudyPoint): number | null => result?.economics?.[named.key] ?? null
  return { ...named, value, text: (point) => economicText(value(point), named.unit) }
}

const NO_FIGURES = {
  probability: 50,
  energy_kwh: 0,
  lcoe_real_per_mwh: null,
  lcoe_nominal_per_mwh: null,
  npv: null,
  irr_fraction: null,
  payback_years: null,
  discounted_payback_years: null,
}
