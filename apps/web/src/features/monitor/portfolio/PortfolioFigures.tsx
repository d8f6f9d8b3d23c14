import type { ReactNode } from 'react'
import {
  formatCount,
  formatPercentFixed,
  formatResult,
  splitPrefixed,
} from '../../../lib/format.ts'
import { type KpiFigure, KpiStrip } from '../../../ui/Kpi.tsx'
import { ratioKpi, resultKpi } from '../shell/kpi.ts'
import { dayCount, type Period } from '../shell/period.ts'
import type { PortfolioSums } from './portfolioSums.ts'

interface PortfolioFiguresProps {
  readonly sums: PortfolioSums
  readonly period: Period
}

/** Sums of the plants in the period, each with what it is made of. */
export function PortfolioFigures({ sums, period }: PortfolioFiguresProps): ReactNode {
  return (
    <KpiStrip
      label="Sums of the period"
      figures={[...energyFigures(sums), ...plantFigures(sums, dayCount(period))]}
    />
  )
}

function energyFigures(sums: PortfolioSums): readonly KpiFigure[] {
  const measured = { label: 'Measured', kwh: sums.sensorKwh }
  const expected = { label: 'Expected', kwh: sums.modelKwh }
  return [
    resultKpi('Measured', [sums.sensorKwh, 'kWh'], 'Energy at the sums of the inverters'),
    resultKpi('Lost', [sums.lostKwh, 'kWh'], 'Expected − measured + over', [
      expected,
      measured,
      { label: 'Over: more than expected', kwh: sums.overKwh },
      { label: 'Lost without a cause', kwh: sums.residualKwh },
    ]),
    ratioKpi('EPI', 'Energy performance index: measured / expected', [measured, expected]),
    ratioKpi('In-service EPI', 'Measured / expected of what was in service and not curtailed', [
      measured,
      { label: 'In service', kwh: sums.inServiceKwh },
    ]),
  ]
}

function plantFigures(sums: PortfolioSums, periodDays: number): readonly KpiFigure[] {
  const { plantCount, liveCount, dayCount: evaluated, yieldKwh, yieldKwp } = sums
  const days = plantCount * periodDays
  const power = splitPrefixed(sums.liveAcCapacityW, 'Wac', 3)
  return [
    {
      ...resultKpi(
        'Specific yield',
        [yieldKwp > 0 ? yieldKwh / yieldKwp : null, 'kWh/kWp'],
        'Measured energy / installed DC power',
        [{ label: 'Measured', kwh: yieldKwh }],
      ),
      note: `Installed: ${formatCount(yieldKwp)} kWp of the plants with evaluated days`,
    },
    {
      key: 'days',
      label: 'Days evaluated',
      value: days > 0 ? formatPercentFixed(evaluated / days, 0) : formatResult(null, ''),
      unit: '',
      formula: 'Evaluated days of all plants / plants · days of the period',
      parts: [
        { label: 'Evaluated', value: formatCount(evaluated) },
        { label: 'Plants · days', value: formatCount(days) },
      ],
    },
    {
      key: 'reporting',
      label: 'Reporting',
      value: `${formatCount(liveCount)} of ${formatCount(plantCount)}`,
      unit: 'plants',
      formula: 'Plants with a reading younger than two hours',
      parts: [
        { label: 'Their AC power', value: `${power.text} ${power.unit}` },
        { label: 'Stale', value: formatCount(sums.staleCount) },
        { label: 'Offline', value: formatCount(sums.offlineCount) },
      ],
    },
  ]
}
