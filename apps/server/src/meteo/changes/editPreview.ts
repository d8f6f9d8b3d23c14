import { type ColumnTotals, seriesTotals } from '@duet/weather'
import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import type { WeatherEditPreview, WeatherEditTotals } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { accessibleDataset } from '../datasets/datasetAccess.ts'
import { readSeries } from '../datasets/datasetSeries.ts'
import { numberList, orNull } from '../datasets/gridLists.ts'
import { editedSeries, weatherEdits } from './weatherEdits.ts'

/** Totals before and after; nothing is stored. */
export async function previewEdit(
  server: Server,
  userId: UserId,
  id: string,
  asked: unknown,
): Promise<WeatherEditPreview> {
  const dataset = await accessibleDataset(server, userId, id, 'weather')
  const { edits } = parseInput(z.object({ edits: weatherEdits }), { edits: asked })
  const series = await readSeries(server.series, dataset)
  const edited = await editedSeries(series, edits, 'edits')
  return {
    row_count_before: series.intervalStartUtcMs.length,
    row_count_after: edited.intervalStartUtcMs.length,
    columns: columnTotals(seriesTotals(series), seriesTotals(edited)),
  }
}

/** Columns of both, those that are new last. */
function columnTotals(
  before: readonly ColumnTotals[],
  after: readonly ColumnTotals[],
): WeatherEditTotals[] {
  const names = new Set([...before, ...after].map(({ column }) => column))
  return [...names].map((name) => {
    const [old, made] = [before, after].map((all) => all.find(({ column }) => column === name))
    return {
      column: name,
      unit: (made ?? old)?.unit ?? '',
      before: orNull(old?.total),
      after: orNull(made?.total),
      month_before: monthList(old),
      month_after: monthList(made),
    }
  })
}

function monthList(totals: ColumnTotals | undefined): (number | null)[] {
  return totals ? numberList(totals.months) : Array.from({ length: 12 }, () => null)
}
