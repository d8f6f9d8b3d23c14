import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatFixed } from '../../../lib/format.ts'
import { siteDate } from '../../../lib/formatTime.ts'
import type { View } from '../../../lib/view.ts'
import { ChoiceSwitch } from '../../../ui/ChoiceSwitch.tsx'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { columnOf, monthLabels, sumOf } from '../seriesMonths.ts'
import { LIGHT_FACES, type LightFace } from '../simulationSearch.ts'
import { useResultSearch } from '../useResultSearch.ts'
import type { ResultSeries } from '../useResults.ts'
import type { RunAlbedo } from '../useResultTabs.ts'
import {
  EFFECTIVE,
  FRONT_PARTS,
  FRONT_STAGES,
  LEVEL_COLUMNS,
  type LightColumn,
  REAR_COLUMNS,
} from './irradianceColumns.ts'

interface IrradianceMonthsProps {
  readonly series: ResultSeries
  readonly albedo: View<RunAlbedo>
  readonly utcOffsetH: number
}

const FACES: Readonly<
  Record<LightFace, { readonly label: string; readonly columns: readonly LightColumn[] }>
> = {
  level: { label: 'Level ground', columns: LEVEL_COLUMNS },
  parts: { label: 'Front by origin', columns: [...FRONT_PARTS, FRONT_STAGES[0] ?? EFFECTIVE] },
  front: { label: 'Front by stage', columns: FRONT_STAGES },
  rear: { label: 'Rear', columns: [...REAR_COLUMNS, EFFECTIVE] },
}

const TOTAL = 'Total'

interface MonthRow {
  readonly label: string
  readonly values: readonly (number | null)[]
  readonly albedo: number | null
}

/** The months in numbers, one face at a time. */
export function IrradianceMonths({ series, albedo, utcOffsetH }: IrradianceMonthsProps): ReactNode {
  const [{ face = 'level' }, change] = useResultSearch()
  const { columns } = FACES[face]
  const isLevel = face === 'level'
  const rows = rowsOf(
    series,
    columns,
    albedo.state === 'ready' ? albedo.data : undefined,
    utcOffsetH,
  )
  return (
    <FigureTable
      title="Irradiation by month"
      csvTitle={`Irradiation by month, ${FACES[face].label}`}
      description="On the plane that the heading names; of several blocks the mean by nominal DC power."
      rows={rows}
      rowKey={({ label }) => label}
      figures={figuresOf(columns, isLevel)}
      isBold={({ label }) => label === TOTAL}
      controls={
        <ChoiceSwitch
          mb="sm"
          maw="100%"
          style={{ overflowX: 'auto' }}
          label="Light of"
          choices={LIGHT_FACES.map((value) => ({ value, label: FACES[value].label }))}
          value={face}
          onChange={(next) => change({ face: next })}
        />
      }
    >
      {isLevel && albedo.state === 'ready' && (
        <Text size="xs" c="gray.6" mt={4}>
          Albedo{' '}
          {albedo.data.measured_fraction > 0.5 ? 'of the weather' : 'of the blocks, by month'}; the
          weather has it for {formatFixed(100 * albedo.data.measured_fraction, 0)} % of the light.
        </Text>
      )}
    </FigureTable>
  )
}

function rowsOf(
  series: ResultSeries,
  columns: readonly LightColumn[],
  albedo: RunAlbedo | undefined,
  utcOffsetH: number,
): readonly MonthRow[] {
  const labels = monthLabels(series.time, utcOffsetH)
  const values = columns.map(({ name }) => columnOf(series, name))
  const months = series.time.map((iso) => siteDate(iso, utcOffsetH).getUTCMonth() + 1)
  const rows = labels.map((label, at) => ({
    label,
    values: values.map((column) => column[at] ?? null),
    albedo: albedo?.albedo[albedo.months.indexOf(months[at] ?? 0)] ?? null,
  }))
  return [...rows, { label: TOTAL, values: values.map(sumOf), albedo: null }]
}

function figuresOf(
  columns: readonly LightColumn[],
  withAlbedo: boolean,
): readonly Figure<MonthRow>[] {
  return [
    { title: 'Month', value: ({ label }) => label },
    ...columns.map(
      ({ label }, at): Figure<MonthRow> => ({
        title: `${label} (kWh/m²)`,
        value: ({ values }) => values[at],
        text: ({ values }) => formatFixed(values[at], 2),
      }),
    ),
    ...(withAlbedo ? [ALBEDO] : []),
  ]
}

const ALBEDO: Figure<MonthRow> = {
  title: 'Albedo',
  value: ({ albedo }) => albedo,
  text: ({ albedo }) => formatFixed(albedo, 3),
}
