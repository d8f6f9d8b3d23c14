import { type ReactNode, useMemo } from 'react'
import { SensorDataModelledPlantsDocument } from '../../../lib/gql/graphql.ts'
import { useCurrentOrganization } from '../../../lib/organization/currentOrganization.ts'
import { useView } from '../../../lib/useView.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import { FOLLOW } from '../shell/follow.ts'
import type { Period } from '../shell/period.ts'
import {
  epiGrid,
  epiGridHeight,
  epiGridOption,
  epiGridTable,
  intervalOf,
  intervalStarts,
  type PlantEnergies,
} from './plantEnergies.ts'
import type { PlantRow } from './plantRow.ts'
import { portfolioIdOf } from './usePortfolio.ts'

interface EpiPanelProps {
  readonly portfolio: string
  readonly period: Period
  /** Of one page. */
  readonly rows: readonly PlantRow[]
}

/** Which plant fell short on which day. */
export function EpiPanel({ portfolio, period, rows }: EpiPanelProps): ReactNode {
  const { id: organization_id } = useCurrentOrganization()
  const { from, to } = period
  const view = useView(
    SensorDataModelledPlantsDocument,
    {
      organization_id,
      portfolio_id: portfolioIdOf(portfolio),
      project_ids: rows.map(({ id }) => id),
      from,
      to,
      time_interval: intervalOf(period),
    },
    FOLLOW,
  )
  return (
    <ChartPanel view={view}>
      {(energies) => <EpiChart energies={energies} period={period} rows={rows} />}
    </ChartPanel>
  )
}

interface EpiChartProps extends Omit<EpiPanelProps, 'portfolio'> {
  readonly energies: PlantEnergies
}

function EpiChart({ energies, period, rows }: EpiChartProps): ReactNode {
  const interval = intervalOf(period)
  const { grid, option, table } = useMemo(() => {
    const starts = intervalStarts(period, interval)
    const made = epiGrid(rows, energies, starts, interval)
    return { grid: made, option: epiGridOption(made), table: epiGridTable(made, starts) }
  }, [rows, energies, period, interval])
  return (
    <Chart
      title={interval === 'OneDay' ? 'EPI by plant and day' : 'EPI by plant and month'}
      summary="Measured / expected energy; dark: the plant fell short; white: no day was evaluated. A day is the civil day of each plant."
      option={option}
      table={table}
      height={epiGridHeight(grid)}
    />
  )
}
