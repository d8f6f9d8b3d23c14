import { type ReactNode, useMemo } from 'react'
import {
  SensorDataModelledPortfolioDocument,
  type SensorDataModelledPortfolioQuery,
} from '../../../lib/gql/graphql.ts'
import { useCurrentOrganization } from '../../../lib/organization/currentOrganization.ts'
import { useView } from '../../../lib/useView.ts'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { FOLLOW } from '../shell/follow.ts'
import type { Period } from '../shell/period.ts'
import { intervalOf, intervalText, type TimeInterval } from './plantEnergies.ts'
import { portfolioIdOf } from './usePortfolio.ts'

interface EnergyPanelProps {
  readonly portfolio: string
  readonly period: Period
}

/** Measured and expected energy of all plants of the portfolio by day or month. */
export function EnergyPanel({ portfolio, period }: EnergyPanelProps): ReactNode {
  const { id: organization_id } = useCurrentOrganization()
  const time_interval = intervalOf(period)
  const { from, to } = period
  const view = useView(
    SensorDataModelledPortfolioDocument,
    { organization_id, portfolio_id: portfolioIdOf(portfolio), from, to, time_interval },
    FOLLOW,
  )
  return (
    <ChartPanel view={view} height={320}>
      {(energy) => <EnergyChart energy={energy} interval={time_interval} />}
    </ChartPanel>
  )
}

interface EnergyChartProps {
  readonly energy: SensorDataModelledPortfolioQuery['sensorDataModelledPortfolio']
  readonly interval: TimeInterval
}

function EnergyChart({ energy, interval }: EnergyChartProps): ReactNode {
  const data = useMemo(() => {
    const labels = energy.dates.map((date) => intervalText(date, interval))
    const series = [
      { name: 'Measured', values: energy.sensor_kwh },
      { name: 'Expected', values: energy.model_kwh, type: 'line' as const, isDashed: true },
    ]
    return { labels, series, unit: 'kWh', labelLook: { hideOverlap: true } }
  }, [energy, interval])
  return (
    <CategoryChart
      title="Energy"
      summary="All plants of the portfolio together; a day is the civil day of each plant. Dashed: expected."
      data={data}
      height={260}
      table={seriesTable(
        interval === 'OneDay' ? 'Day' : 'Month',
        energy.dates,
        data.series.map((one) => ({ ...one, unit: 'kWh' })),
      )}
    />
  )
}
