import type { ReactNode } from 'react'
import { type Figure, FigureTable } from '../../../ui/FigureTable.tsx'
import { columnOf, sumOf } from '../seriesMonths.ts'
import type { BlockMonths } from '../useResultTabs.ts'
import { energyFigure, percentFigure } from './yieldFigures.ts'
import { energyColumn } from './yieldOptions.ts'

interface AcRow {
  readonly id: string
  readonly name: string
  readonly inverterKwh: number
  readonly blockKwh: number
  /** Of the energy before it. */
  readonly clipping: number
  readonly derating: number
}

interface AcBlockTableProps {
  readonly blocks: readonly BlockMonths[]
  readonly selected: string | undefined
}

/** AC energy of the blocks side by side. */
export function AcBlockTable({ blocks, selected }: AcBlockTableProps): ReactNode {
  const rows = blocks.map(rowOf)
  return (
    <FigureTable
      title="AC of the blocks"
      description="Clipping and derating are shares of the energy before them."
      rows={rows}
      rowKey={({ id }) => id}
      figures={figuresOf(rows)}
      selectedKey={selected}
      height={rows.length > 12 && 400}
    />
  )
}

const share = (loss: number, before: number): number => (before > 0 ? loss / before : 0)

function rowOf({ block_id, name, series }: BlockMonths): AcRow {
  const total = (column: string): number => sumOf(columnOf(series, column))
  const converted = total('ac_after_efficiency')
  const clipped = total('ac_after_sub_clipping')
  return {
    id: block_id,
    name,
    inverterKwh: total('ac_inverter'),
    blockKwh: total('ac_block'),
    clipping: share(converted - clipped, converted),
    derating: share(clipped - total('ac_after_derating'), clipped),
  }
}

function figuresOf(rows: readonly AcRow[]): readonly Figure<AcRow>[] {
  const energy = energyColumn(rows.map(({ inverterKwh }) => inverterKwh))
  return [
    { title: 'Block', value: ({ name }) => name },
    energyFigure('Inverter output', energy, ({ inverterKwh }) => inverterKwh),
    energyFigure('After MV', energy, ({ blockKwh }) => blockKwh),
    percentFigure('Clipping', ({ clipping }) => clipping),
    percentFigure('Derating', ({ derating }) => derating),
  ]
}
