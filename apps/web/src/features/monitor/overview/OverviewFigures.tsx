import type { ReactNode } from 'react'
import { formatResult, splitResult } from '../../../lib/format.ts'
import { type KpiFigure, KpiStrip } from '../../../ui/Kpi.tsx'
import { useDeployment } from '../shell/deployment.ts'
import { ratioKpi, resultKpi } from '../shell/kpi.ts'
import { type LossSummary, lostKwhOf } from './overview.ts'

/** Sums of the period, each with what it is made of. */
export function OverviewFigures({ losses }: { readonly losses: LossSummary }): ReactNode {
  const { version } = useDeployment()
  return (
    <KpiStrip
      label="Sums of the period"
      figures={[...energyFigures(losses), ...moneyFigure(losses, version)]}
    />
  )
}

function energyFigures(losses: LossSummary): readonly KpiFigure[] {
  const { model_kwh: modelKwh, sensor_kwh: sensorKwh } = losses
  const measured = { label: 'Measured', kwh: sensorKwh }
  const expected = { label: 'Expected', kwh: modelKwh }
  return [
    resultKpi('Measured', [sensorKwh, 'kWh'], 'Energy at the outputs of the inverters'),
    resultKpi(
      'Expected',
      [modelKwh, 'kWh'],
      'The model of the plant on the measured weather, everything in service',
    ),
    resultKpi('Lost', [lostKwhOf(losses), 'kWh'], 'Expected − measured + over', [
      expected,
      measured,
      { label: 'Over: more than expected', kwh: losses.over_kwh },
      { label: 'Lost without a cause', kwh: losses.residual_kwh },
    ]),
    ratioKpi('EPI', 'Energy performance index: measured / expected', [measured, expected]),
  ]
}

interface Price {
  readonly price_per_kwh: number | null
  readonly currency: string | null
}

function moneyFigure(
  losses: LossSummary,
  { price_per_kwh, currency }: Price,
): readonly KpiFigure[] {
  if (price_per_kwh === null) return []
  const lostKwh = lostKwhOf(losses)
  return [
    {
      key: 'money',
      label: 'Worth of it',
      value: splitResult(lostKwh * price_per_kwh, currency ?? '').text,
      unit: currency ?? '',
      formula: 'Lost · price',
      parts: [
        { label: 'Lost', value: formatResult(lostKwh, 'kWh') },
        { label: 'Price', value: `${price_per_kwh} ${currency ?? ''}/kWh` },
      ],
    },
  ]
}
