import { formatFixed, formatResult, formatUnit } from '../../../lib/format.ts'
import type { KpiFigure } from '../../../ui/Kpi.tsx'
import { ratioKpi, resultKpi } from '../shell/kpi.ts'
import type { Contract, Performance, PerformanceSums } from './usePerformance.ts'

const times = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : a * b

/** Key figures of a period, each with its formula and what it is made of. */
export function performanceFigures(
  { total, dc_capacity_kw: p0 }: Performance,
  contract: Contract,
): readonly KpiFigure[] {
  const measured = { label: 'Measured, E', kwh: total.sensor_kwh }
  const availableKwh = total.sensor_kwh + total.outage_kwh
  return [
    ratioKpi('Performance ratio', 'E / (P0 · H / 1 kW/m²), H on the open plane', [
      measured,
      { label: 'P0 · H / 1 kW/m²', kwh: times(p0, total.poa_kwh_m2) },
    ]),
    ratioKpi('Performance ratio at 25 °C', 'E / Σ P0 · (1 + γ · (T − 25 °C)) · G / 1 kW/m²', [
      measured,
      { label: 'Corrected P0 · H', kwh: times(p0, total.poa_at_25c_kwh_m2) },
    ]),
    ratioKpi('EPI', 'Energy performance index: measured / expected', [
      measured,
      { label: 'Expected', kwh: total.model_kwh },
    ]),
    ratioKpi('In-service EPI', 'Measured / (expected − outages − curtailment)', [
      measured,
      { label: 'Expected of what was in service', kwh: total.in_service_kwh },
    ]),
    timeKpi(contract),
    ratioKpi('Availability by energy', 'E / (E + E_lost), E_lost: taken by outages', [
      measured,
      { label: 'Measured + lost to outages', kwh: availableKwh },
    ]),
    dataKpi(total),
    yieldKpi(total, p0),
    weatherKpi(total),
  ]
}

export function timeKpi({
  time_availability,
  useful_h,
  reasons,
  ...contract
}: Contract): KpiFigure {
  const down = (as: string): number =>
    reasons.reduce(
      (all, { counted_as, down_h }) => all + (counted_as === as ? (down_h ?? 0) : 0),
      0,
    )
  return {
    ...resultKpi(
      'Availability by time',
      [time_availability, ''],
      `(T_useful − T_down) / T_useful, mean of inverters by DC capacity; useful: more than ${contract.useful_light_wm2} W/m² in the plane`,
    ),
    parts: [
      { label: 'Inverters', value: String(contract.inverter_count) },
      { label: 'Useful time of all', value: formatUnit(useful_h, 'h') },
      { label: 'Standing still', value: formatUnit(down('unavailable'), 'h') },
      { label: 'Excluded', value: formatUnit(down('excluded'), 'h') },
    ],
  }
}

const dataKpi = ({ data_availability, data_h, total_h }: PerformanceSums): KpiFigure => ({
  ...resultKpi(
    'Data availability',
    [data_availability, ''],
    'Time with readings / time, of all inverters',
  ),
  parts: [
    { label: 'With readings', value: formatUnit(data_h, 'h') },
    { label: 'All', value: formatUnit(total_h, 'h') },
  ],
})

function yieldKpi(total: PerformanceSums, p0: number | null): KpiFigure {
  const budget = total.budget_kwh === null || !p0 ? null : total.budget_kwh / p0
  return {
    ...resultKpi('Specific yield', [total.specific_yield, 'kWh/kWp'], 'E / P0'),
    parts: [
      { label: 'Measured, E', value: formatResult(total.sensor_kwh, 'kWh') },
      { label: 'P0', value: p0 === null ? '–' : formatResult(p0, 'kWp') },
      { label: 'Budget', value: `${formatFixed(budget, 1)} kWh/kWp` },
    ],
  }
}

const weatherKpi = ({
  weather_index,
  poa_kwh_m2,
  budget_poa_kwh_m2,
}: PerformanceSums): KpiFigure => ({
  ...resultKpi('Weather index', [weather_index, ''], 'H measured / H budgeted, on the open plane'),
  parts: [
    { label: 'Measured', value: formatUnit(poa_kwh_m2, 'kWh/m²') },
    { label: 'Budget', value: formatUnit(budget_poa_kwh_m2, 'kWh/m²') },
  ],
})
