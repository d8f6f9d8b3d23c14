import {
  ANGLE_UNITS,
  APPARENT_POWER_UNITS,
  CURRENT_UNITS,
  ENERGY_UNITS,
  IRRADIANCE_UNITS,
  POWER_UNITS,
  PRESSURE_UNITS,
  plainUnit,
  REACTIVE_POWER_UNITS,
  SPEED_UNITS,
  TEMPERATURE_UNITS,
  type UnitConversion,
  VOLTAGE_UNITS,
} from '../weather/file/unitTables.ts'

/** What a column measures; `other` is stored as it stands. */
export const SERIES_KINDS = [
  'irradiance',
  'irradiation',
  'power',
  'energy',
  'apparent_power',
  'reactive_power',
  'temperature',
  'speed',
  'angle',
  'pressure',
  'length',
  'voltage',
  'current',
  'percentage',
  'ratio',
  'other',
] as const
export type SeriesKind = (typeof SERIES_KINDS)[number]

/** Whether a value is the mean of its step or the sum over it. */
export const SERIES_AGGREGATIONS = ['mean', 'sum'] as const
export type SeriesAggregation = (typeof SERIES_AGGREGATIONS)[number]

interface UnitFamily {
  /** Of what is stored. */
  readonly unit: string
  readonly aggregation: SeriesAggregation
  /** As people write them. */
  readonly spellings: readonly string[]
  readonly units: Readonly<Record<string, UnitConversion>>
}

const SAME: UnitConversion = { scale: 1, offset: 0 }

const FAMILIES: Readonly<Record<Exclude<SeriesKind, 'other'>, UnitFamily>> = {
  irradiance: mean('W/m²', ['W/m²', 'kW/m²'], IRRADIANCE_UNITS),
  irradiation: {
    ...mean('Wh/m²', ['Wh/m²', 'kWh/m²', 'kJ/m²', 'MJ/m²', 'J/cm²', 'J/m²'], IRRADIANCE_UNITS),
    aggregation: 'sum',
  },
  power: mean('W', ['W', 'kW', 'MW', 'GW'], POWER_UNITS),
  energy: {
    ...mean('Wh', ['Wh', 'kWh', 'MWh', 'GWh', 'MJ'], ENERGY_UNITS),
    aggregation: 'sum',
  },
  apparent_power: mean('VA', ['VA', 'kVA', 'MVA'], APPARENT_POWER_UNITS),
  reactive_power: mean('var', ['var', 'kvar', 'Mvar'], REACTIVE_POWER_UNITS),
  temperature: mean('°C', ['°C', '°F', 'K'], TEMPERATURE_UNITS),
  speed: mean('m/s', ['m/s', 'km/h', 'mph', 'kn'], SPEED_UNITS),
  angle: mean('°', ['°', 'rad'], ANGLE_UNITS),
  pressure: mean('Pa', ['Pa', 'hPa', 'mbar', 'kPa', 'mmHg', 'inHg'], PRESSURE_UNITS),
  length: mean('mm', ['mm', 'cm', 'm'], {
    mm: SAME,
    cm: { scale: 10, offset: 0 },
    m: { scale: 1000, offset: 0 },
  }),
  voltage: mean('V', ['V', 'kV'], VOLTAGE_UNITS),
  current: mean('A', ['A', 'kA'], CURRENT_UNITS),
  percentage: mean('%', ['%'], { '%': SAME }),
  ratio: mean('1', ['1'], { fraction: SAME }),
}

function mean(unit: string, spellings: readonly string[], units: UnitFamily['units']): UnitFamily {
  return { unit, aggregation: 'mean', spellings, units }
}

/** How a unit of a file becomes that of what is stored. */
export interface SeriesUnit {
  readonly kind: SeriesKind
  /** As the product writes it. */
  readonly spelling: string
  readonly storedUnit: string
  readonly aggregation: SeriesAggregation
  readonly scale: number
  readonly offset: number
}

const UNITS: ReadonlyMap<string, SeriesUnit> = new Map(
  Object.entries(FAMILIES).flatMap(([kind, { unit, aggregation, spellings, units }]) =>
    spellings.map((spelling): [string, SeriesUnit] => {
      const { scale, offset } = units[plainUnit(spelling)] ?? SAME
      const known = { kind: kind as SeriesKind, spelling, storedUnit: unit, aggregation }
      return [plainUnit(spelling), { ...known, scale, offset }]
    }),
  ),
)

/** A known unit however it is spelled; undefined for others. */
export const knownSeriesUnit = (text: string): SeriesUnit | undefined => UNITS.get(plainUnit(text))

/** A unit, or for one that is not known its own text. */
export function seriesUnit(text: string): SeriesUnit {
  return (
    knownSeriesUnit(text) ?? {
      kind: 'other',
      spelling: text.trim(),
      storedUnit: text.trim(),
      aggregation: 'mean',
      ...SAME,
    }
  )
}

/** The units that a kind can be given in, for messages and forms. */
export const seriesUnitsOf = (kind: SeriesKind): readonly string[] =>
  kind === 'other' ? [] : FAMILIES[kind].spellings
