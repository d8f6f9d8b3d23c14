import {
  DATA_AVAILABILITY_FORMULA,
  type EnergyRatioKey,
  energyRatios,
  timeAvailabilityFormula,
} from '@duet/monitoring/texts'
import { formatFixed, formatResult, formatUnit } from '../../../lib/format.ts'
import type { KpiFigure } from '../../../ui/Kpi.tsx'
import { ratioKpi, resultKpi } from '../shell/kpi.ts'
import type { Contract, Performance, PerformanceSums } from './usePerformance.ts'

/** Key figures of a period, each with its formula and what it is made of. */
export function performanceFigures(
  { total, dc_capacity_kw: p0 }: Performance,
  contract: Contract,
): readonly KpiFigure[] {
  const ratios = energyRatios(total, p0)
  const figure = (key: EnergyRatioKey): KpiFigure => {
    const { label, formula, terms } = ratios[key]
    return ratioKpi(label, formula, terms)
  }
  return [
    figure('performance_ratio'),
    figure('performance_ratio_25c'),
    figure('epi'),
    figure('in_service_epi'),
    timeKpi(contract),
    figure('energy_availability'),
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
      timeAvailabilityFormula(contract.useful_light_wm2),
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
  ...resultKpi('Data availability', [data_availability, ''], DATA_AVAILABILITY_FORMULA),
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
