import {
  DATA_AVAILABILITY_FORMULA,
  type EnergyRatioKey,
  energyRatios,
  timeAvailabilityFormula,
} from '@duet/monitoring/texts'
import { sum } from '@duet/units'
import type { Content } from 'pdfmake/interfaces.js'
import { note, reportTable, section } from '../../../pdf/reportTables.ts'
import type { PlantParts } from './energySection.ts'

type Row = readonly [
  label: string,
  value: string,
  formula: string,
  numerator: string,
  denominator: string,
]

/** Key figures, each with its formula, numerator and denominator. */
export const figureSection = (parts: PlantParts): Content[] => [
  section(
    'Key figures',
    reportTable(
      [
        { title: 'Figure', width: 92 },
        { title: 'Value', align: 'right', width: 68 },
        { title: 'Formula', width: '*' },
        { title: 'Numerator', align: 'right', width: 72 },
        { title: 'Denominator', align: 'right', width: 100 },
      ],
      [...ratioRows(parts), ...timeRows(parts), ...yieldRows(parts)],
      { isSmall: true },
    ),
    note(
      'E measured energy; P0 nominal DC power; H light on the open planes of the blocks by DC capacity; G light, T cell temperature at each step; γ temperature coefficient of power.',
    ),
  ),
]

const RATIOS: readonly EnergyRatioKey[] = [
  'performance_ratio',
  'performance_ratio_25c',
  'epi',
  'in_service_epi',
  'energy_availability',
]

function ratioRows({ report, text }: PlantParts): Row[] {
  const { total, dc_capacity_kw } = report.performance
  const sums = {
    ...total,
    poa_kwh_m2: total.poa_kwh_m2 ?? null,
    poa_at_25c_kwh_m2: total.poa_at_25c_kwh_m2 ?? null,
  }
  const ratios = energyRatios(sums, dc_capacity_kw ?? null)
  return RATIOS.map((key) => {
    const { label, formula, terms } = ratios[key]
    const [numerator, denominator] = terms.map(({ kwh }) => text.result(kwh, 'kWh'))
    return [label, text.result(total[key], ''), formula, numerator ?? '', denominator ?? '']
  })
}

function timeRows({ report, text }: PlantParts): Row[] {
  const { contract, performance } = report
  const { total } = performance
  const hours = (value: number | null | undefined): string => text.result(value, 'h')
  const downH = sum(
    contract.reasons.map(({ counted_as, down_h }) =>
      counted_as === 'unavailable' ? (down_h ?? 0) : 0,
    ),
  )
  return [
    [
      'Availability by time',
      text.result(contract.time_availability, ''),
      timeAvailabilityFormula(contract.useful_light_wm2),
      hours(contract.useful_h - downH),
      `${hours(contract.useful_h)} of ${text.number(contract.inverter_count)} inverters`,
    ],
    [
      'Data availability',
      text.result(total.data_availability, ''),
      DATA_AVAILABILITY_FORMULA,
      hours(total.data_h),
      hours(total.total_h),
    ],
  ]
}

function yieldRows({ report, text }: PlantParts): Row[] {
  const { total, dc_capacity_kw } = report.performance
  const light = (value: number | null | undefined): string => text.result(value, 'kWh/m²')
  return [
    [
      'Specific yield',
      text.result(total.specific_yield, 'kWh/kWp'),
      'E / P0',
      text.result(total.sensor_kwh, 'kWh'),
      text.result(dc_capacity_kw, 'kWp'),
    ],
    [
      'Weather index',
      text.result(total.weather_index, ''),
      'H measured / H budgeted, on the open plane',
      light(total.poa_kwh_m2),
      light(total.budget_poa_kwh_m2),
    ],
  ]
}
