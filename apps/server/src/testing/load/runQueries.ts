import { DAY_MS } from '@duet/units'
import type { Watched } from './viewers.ts'

const SERIES = '{ time values }'

/** What a person asks for who looks through the pages of a run. */
const QUERIES: readonly string[] = [
  'query DuetSimMeta($id: ID!) { duetSimMeta(simulation_id: $id) { step_count } }',
  'query SystemKpis($id: ID!) { simulationKpis(simulation_id: $id) { key value } }',
  'query SystemLosses($id: ID!) { systemLosses(simulation_id: $id) { rows { key } } }',
  'query BlockYields($id: ID!) { blockYields(simulation_id: $id) { name energy_kwh } }',
  `query SystemDays($id: ID!) { dailyYields(simulation_id: $id) ${SERIES} }`,
  `query Ratios($id: ID!) { performanceRatio(simulation_id: $id) ${SERIES} }`,
  `query Factors($id: ID!) { capacityFactor(simulation_id: $id) ${SERIES} }`,
  `query BlockDays($id: ID!, $block: ID!) { dailyYields(simulation_id: $id, block_id: $block) ${SERIES} }`,
  'query BlockLosses($id: ID!, $block: ID!) { systemLosses(simulation_id: $id, block_id: $block) { rows { key } } }',
  'query Zones($id: ID!, $block: ID!) { zoneYields(simulation_id: $id, block_id: $block) { table_count dc_kwh } }',
  `query BlockMonths($id: ID!, $block: ID!) { timeSeriesSummary(simulation_id: $id, block_id: $block, columns: ["ghi", "poa_nominal", "rear", "effective", "temp_cell", "dc_mpp", "ac_block"], time_interval: "OneMonth") ${SERIES} }`,
  `query BlockWeek($id: ID!, $block: ID!, $from: DateTime, $to: DateTime) { hourlyYields(simulation_id: $id, block_id: $block, from: $from, to: $to) ${SERIES} }`,
  `query BlockSteps($id: ID!, $block: ID!, $from: DateTime, $to: DateTime) { timeSeriesSummary(simulation_id: $id, block_id: $block, columns: ["poa_nominal", "dc_mpp", "ac_block"], from: $from, to: $to) ${SERIES} }`,
  `query Drill($id: ID!) { drillDown(simulation_id: $id) { energy_kwh series ${SERIES} plant_children { total items { key } } } }`,
  `query DrillDay($id: ID!, $block: ID!, $day: String) { drillDown(simulation_id: $id, block_id: $block, time: $day) { energy_kwh series ${SERIES} losses { key } } }`,
  'query HeatMap($id: ID!, $month: String) { drillDownHeatMap(simulation_id: $id, time: $month, kind: "plant") { values } }',
  'query HeatMapOfBlock($id: ID!, $block: ID!) { drillDownHeatMap(simulation_id: $id, block_id: $block, kind: "hours") { values } }',
  'query MonthlyLosses($id: ID!) { monthlyLosses(simulation_id: $id) { rows { key value_after } } }',
  'query MonthlyLossesOfBlock($id: ID!, $block: ID!) { monthlyLosses(simulation_id: $id, block_id: $block) { rows { key value_after } } }',
  'query Temperatures($id: ID!) { cellTemperatures(simulation_id: $id) { months { mean_c } } }',
  'query TemperaturesOfBlock($id: ID!, $block: ID!) { cellTemperatures(simulation_id: $id, block_id: $block) { months { mean_c } } }',
  `query PlantMonths($id: ID!) { plantSeries(simulation_id: $id, columns: ["poa_nominal", "dc_mpp"]) ${SERIES} }`,
  `query PlantDays($id: ID!) { plantSeries(simulation_id: $id, columns: ["dc_mpp"], time_interval: "OneDay") ${SERIES} }`,
  'query DayProfiles($id: ID!, $block: ID!) { dayProfiles(simulation_id: $id, block_id: $block, columns: ["ac_block"]) { values } }',
  'query Duration($id: ID!) { durationCurve(simulation_id: $id) { __typename } }',
  'query DcOperation($id: ID!) { dcOperation(simulation_id: $id) { __typename } }',
  'query Report($id: ID!) { simPdfExportData(simulation_id: $id) { energy: kpis { value } } }',
]

export interface Viewed {
  readonly simulationId: string
  readonly blockIds: readonly string[]
  readonly yearStartMs: number
}

/** The pages of a run, at any day and block. */
export const runPages = ({ simulationId, blockIds, yearStartMs }: Viewed): Watched => ({
  queries: QUERIES,
  variables: (random) => {
    const from = yearStartMs + Math.floor(random() * 350) * DAY_MS
    return {
      id: simulationId,
      block: blockIds[Math.floor(random() * blockIds.length)],
      from: new Date(from).toISOString(),
      to: new Date(from + 7 * DAY_MS).toISOString(),
      day: new Date(from).toISOString().slice(0, 10),
      month: new Date(from).toISOString().slice(0, 7),
    }
  },
})

export interface ComparedPair {
  readonly projectId: string
  readonly a: string
  readonly b: string
}

/** What the page asks that sets two runs side by side, with the variables of each question. */
export const comparePages = ({
  projectId,
  a,
  b,
}: ComparedPair): readonly (readonly [query: string, variables: object])[] => [
  [
    'query Datasets($id: ID!) { listCompareDatasets(project_id: $id) { id label source created_at } }',
    { id: projectId },
  ],
  [
    'query Run($project: ID!, $id: ID!) { projectDuetSim(project_id: $project, id: $id) { id name local_time_zone blocks { id name } duet_job { id status } } }',
    { project: projectId, id: b },
  ],
  [
    'query Changes($a: ID!, $b: ID!) { runChanges(a: $a, b: $b) { inputs { group subjects label before after unit } stages { key value_before value_after } } }',
    { a, b },
  ],
  ['query Kpis($id: ID!) { simulationKpis(simulation_id: $id) { key value } }', { id: b }],
  ['query Losses($id: ID!) { systemLosses(simulation_id: $id) { rows { key loss } } }', { id: b }],
  [`query Months($id: ID!) { capacityFactor(simulation_id: $id) ${SERIES} }`, { id: b }],
]
