import { type Statistic, statisticsOf } from '@duet/comparison'
import { Button, Text } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatFixed, formatPercentFixed } from '../../../lib/format.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { HoverNote } from '../../../ui/HoverNote.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SaveCsvButton } from '../../../ui/SaveCsvButton.tsx'
import { alignmentText } from './alignmentText.ts'
import { hasDifference, orNull, type PictureProps } from './pictureNames.ts'
import { valueText } from './valueText.ts'

/** The figures of two series, each with its formula, and what was left out. */
export function StatisticsPanel({ aligned, names }: PictureProps): ReactNode {
  const rows = useMemo(() => statisticsOf(aligned), [aligned])
  return (
    <Panel
      title="Figures"
      description={`${names.a} · ${names.b}. ${alignmentText(aligned)}`}
      actions={
        <SaveCsvButton
          title="Compared figures"
          columns={['Figure', 'Value', 'Unit', 'Formula']}
          rows={rows.map((row) => [
            row.label,
            orNull(row.value),
            row.unit === '%' ? '' : row.unit,
            row.formula,
          ])}
        />
      }
    >
      <DataTable
        label="Figures of both series"
        rows={rows}
        rowKey={({ key }) => key}
        columns={COLUMNS}
      />
      {!hasDifference(aligned) && (
        <Note kind="info">
          {`A is a ${aligned.quantityA.name}, B a ${aligned.quantityB.name}: they have no difference and are drawn side by side.`}
        </Note>
      )}
    </Panel>
  )
}

const COLUMNS: readonly Column<Statistic>[] = [
  {
    key: 'label',
    title: 'Figure',
    render: ({ label, formula }) => (
      <HoverNote note={<Text size="sm">{formula}</Text>}>
        <Button variant="transparent" p={0} h="auto" c="gray.9" fw={400} size="compact-sm">
          {label}
        </Button>
      </HoverNote>
    ),
  },
  rightColumn('value', 'Value', figureText),
]

/** What doubles leave of a difference that is none. */
const NOTHING = 1e-9

function figureText({ key, value: exact, unit }: Statistic): string {
  const value = Math.abs(exact) < NOTHING ? 0 : exact
  if (unit === '%') return formatPercentFixed(orNull(value))
  if (unit !== '') return valueText(value, unit)
  return formatFixed(orNull(value), key === 'difference' || key.startsWith('total') ? 3 : 4)
}
