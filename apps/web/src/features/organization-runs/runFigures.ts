import type { CsvCell } from '@duet/units'
import type { OrganizationRunRowFragment } from '../../lib/gql/graphql.ts'

type Row = OrganizationRunRowFragment
type Figures = NonNullable<NonNullable<Row['run']>['figures']>

/** Of a plant without an AC rating undefined. */
export const dcAcRatio = ({ nominal_dc_w, nominal_ac_w }: Figures): number | undefined =>
  nominal_ac_w > 0 ? nominal_dc_w / nominal_ac_w : undefined

/** Of the specific yield, to the run that it is compared with; of 1. */
export const changeOf = ({ run }: Row): number | undefined => run?.change?.yield_fraction

const ofFigures =
  (value: (figures: Figures) => CsvCell) =>
  ({ run }: Row): CsvCell =>
    run?.figures && value(run.figures)

const percent = (fraction: number | null | undefined): CsvCell =>
  typeof fraction === 'number' ? fraction * 100 : undefined

const CSV: readonly (readonly [title: string, value: (row: Row) => CsvCell])[] = [
  ['Project', ({ project_name }) => project_name],
  ['Run', ({ run }) => run?.name],
  ['Status', ({ run }) => run?.duet_job.status ?? 'no run'],
  ['Started (UTC)', ({ run }) => run?.created_at],
  ['Engine', ({ run }) => run?.engine_version],
  ['DC (kWp)', ofFigures(({ nominal_dc_w }) => nominal_dc_w / 1000)],
  ['AC (kW)', ofFigures(({ nominal_ac_w }) => nominal_ac_w / 1000)],
  ['DC/AC', ofFigures(dcAcRatio)],
  ['Energy, P50 (kWh)', ofFigures(({ energy_kwh }) => energy_kwh)],
  ['Specific yield (kWh/kWp)', ofFigures((figures) => figures.specific_yield_kwh_per_kwp)],
  ['Performance ratio', ofFigures(({ performance_ratio }) => performance_ratio)],
  ['Bifacial gain (%)', ofFigures(({ bifacial_gain }) => percent(bifacial_gain))],
  ['Weather (h)', ofFigures(({ hours }) => hours)],
  ['Change of yield (%)', (row) => percent(changeOf(row))],
  ['Changed from', ({ run }) => run?.change?.name],
  ['Engine of that run', ({ run }) => run?.change?.engine_version],
]

export const CSV_COLUMNS: readonly string[] = CSV.map(([title]) => title)

/** A row of the table as a file holds it: figures as they are, in stored units. */
export const csvRow = (row: Row): readonly CsvCell[] => CSV.map(([, value]) => value(row))
