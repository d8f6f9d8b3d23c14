import { WEATHER_VALUE_COLUMNS } from '@duet/formats'
import { Select, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import {
  type ColumnChoice,
  chooseQuantity,
  chooseUnit,
  PLANE_LIGHT,
  type Quantity,
  quantityText,
  TIME_QUANTITIES,
  unitsOf,
} from './columnChoices.ts'

interface MappingColumnsProps {
  /** The first rows of the table, as text. */
  readonly samples: readonly (readonly string[])[]
  readonly columns: readonly ColumnChoice[]
  readonly onChange: (columns: readonly ColumnChoice[]) => void
}

const SKIP = 'skip'
/** The first rows, and two of the middle of the first day where rows are hours: nights are all zeros. */
const SHOWN_ROWS = [0, 1, 12, 13] as const

const WEATHER: readonly Quantity[] = [...WEATHER_VALUE_COLUMNS, PLANE_LIGHT]

const QUANTITIES = [
  { value: SKIP, label: 'Not read' },
  { group: 'Time', items: TIME_QUANTITIES.map(choiceOf) },
  { group: 'Weather', items: WEATHER.map(choiceOf) },
]

function choiceOf(value: Quantity): { value: string; label: string } {
  return { value, label: quantityText(value) }
}

const UNIT_TEXTS: Readonly<Record<string, string>> = {
  'w/m2': 'W/m²',
  'kw/m2': 'kW/m²',
  'wh/m2': 'Wh/m²',
  'kwh/m2': 'kWh/m²',
  'j/m2': 'J/m²',
  'kj/m2': 'kJ/m²',
  'mj/m2': 'MJ/m²',
  'j/cm2': 'J/cm²',
  'kg/m2': 'kg/m²',
  degc: '°C',
  degf: '°F',
  k: 'K',
  pa: 'Pa',
  hpa: 'hPa',
  kpa: 'kPa',
  mmhg: 'mmHg',
  inhg: 'inHg',
  deg: '°',
}

interface Line {
  readonly column: ColumnChoice
  /** Names may repeat; a column is its place in the file. */
  readonly index: number
}

/** One line for each column of the file: its first values, what it holds, in which unit. */
export function MappingColumns({ samples, columns, onChange }: MappingColumnsProps): ReactNode {
  const titles: readonly Column<Line>[] = [
    {
      key: 'column',
      title: 'Column',
      render: ({ column }) => (
        <Text span size="sm" fw={600}>
          {column.header}
        </Text>
      ),
    },
    {
      key: 'values',
      title: 'First values',
      render: ({ index }) => (
        <Text span size="sm" c="gray.7">
          {sampleText(samples, index)}
        </Text>
      ),
    },
    {
      key: 'holds',
      title: 'Holds',
      width: 250,
      render: ({ column, index }) => (
        <Select
          aria-label={`${column.header} holds`}
          data={QUANTITIES}
          value={column.quantity ?? SKIP}
          onChange={(value) => onChange(chooseQuantity(columns, index, quantityOf(value)))}
        />
      ),
    },
    {
      key: 'unit',
      title: 'Unit',
      width: 130,
      render: ({ column, index }) => (
        <UnitSelect
          column={column}
          onChange={(unit) => onChange(chooseUnit(columns, index, unit))}
        />
      ),
    },
  ]
  return (
    <DataTable<Line>
      label="Columns of the file"
      height={360}
      rows={columns.map((column, index) => ({ column, index }))}
      rowKey={({ index }) => String(index)}
      columns={titles}
    />
  )
}

function UnitSelect(props: {
  readonly column: ColumnChoice
  readonly onChange: (unit: string) => void
}): ReactNode {
  const { header, quantity, unit } = props.column
  const units = unitsOf(quantity)
  if (units.length === 0) return null
  return (
    <Select
      aria-label={`Unit of ${header}`}
      data={units.map((value) => ({ value, label: UNIT_TEXTS[value] ?? value }))}
      value={unit}
      onChange={(value) => props.onChange(value ?? unit)}
    />
  )
}

function quantityOf(value: string | null): Quantity | undefined {
  return [...TIME_QUANTITIES, ...WEATHER].find((known) => known === value)
}

function sampleText(samples: readonly (readonly string[])[], index: number): string {
  const cells = SHOWN_ROWS.flatMap((at) => samples[at]?.[index] ?? [])
  return cells.length > 2
    ? `${cells.slice(0, 2).join(' · ')} … ${cells.slice(2).join(' · ')}`
    : cells.join(' · ')
}
