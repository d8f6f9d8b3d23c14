import { AppError } from '@duet/contract'
import type { TableLayoutAnswers } from '@duet/formats'
import { z } from 'zod'
import type { UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import type {
  CustomDatasetPreview,
  QueryPreviewCustomDatasetFileArgs,
} from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { fileReaders } from '../jobs/fileReaders.ts'
import type { Server } from '../server.ts'
import { latestWithHeader } from './customDatasetQueries.ts'
import { findCustomUpload, projectOffsetH } from './importCustomDataset.ts'
import { mappingRecord, type SeriesMappingInput } from './seriesMappingInput.ts'
import { headerHash } from './storeCustomFile.ts'

const layoutInput = z.object({
  sheet: z.string().max(100).nullish(),
  delimiter: z.enum([',', ';', '\t', ' ', '|']).nullish(),
  header_line: z.int().min(0).max(10_000).nullish(),
  first_data_line: z.int().min(1).max(10_000).nullish(),
})

/** Cells of the preview are cut to this length. */
const CELL_LENGTH = 60

/** @throws AppError FILE_FORMAT for a file in which nothing looks like a table */
export async function previewCustomFile(
  server: Server,
  userId: UserId,
  input: QueryPreviewCustomDatasetFileArgs,
): Promise<CustomDatasetPreview> {
  const { project } = await projectAccess(server.db, userId, input.project_id, 'editor')
  const asked = parseInput(layoutInput, input.layout ?? {}, ['layout'])
  await findCustomUpload(server.db, project.id, input.storage_key)
  const path = await server.storage.localPath(input.storage_key)
  const layout = layoutOf(asked)
  const found = await fileReaders.read('seriesPreview', {
    path,
    sheet: asked.sheet ?? undefined,
    layout,
  })
  const { guess, sheets, sheet } = found
  if (!guess) throw noTable(input.filename, sheets)
  const own = mappingRecord(guess.mapping, sheet)
  const guessed = guess.isClockSaid ? own : { ...own, clock_offset_h: projectOffsetH(project) }
  const known = await latestWithHeader(server.db, project.id, headerHash(guess.headers))
  return {
    sheets: [...sheets],
    sheet: sheet ?? null,
    headers: [...guess.headers],
    samples: guess.samples.map((row) => row.map((cell) => cell.slice(0, CELL_LENGTH))),
    first_sample_line: guess.firstSampleLine,
    mapping: known ? offeredMapping(known.mapping, guessed) : guessed,
    is_clock_said: guess.isClockSaid,
    is_alignment_said: guess.isAlignmentSaid,
    without_unit: [...guess.withoutUnit],
    mapping_of: known?.name ?? null,
  }
}

function layoutOf(asked: z.infer<typeof layoutInput>): TableLayoutAnswers {
  const { delimiter, header_line: headerLine, first_data_line: firstDataLine } = asked
  return {
    ...(delimiter ? { delimiter } : {}),
    ...(typeof headerLine === 'number' ? { headerLine } : {}),
    ...(typeof firstDataLine === 'number' ? { firstDataLine } : {}),
  }
}

/** What was said of columns and times before; where they stand is that of this file. */
function offeredMapping(stored: unknown, guessed: SeriesMappingInput): SeriesMappingInput {
  const { sheet, delimiter, decimal_comma, header_line, first_data_line } = guessed
  const layout = { sheet, delimiter, decimal_comma, header_line, first_data_line }
  return { ...(stored as SeriesMappingInput), ...layout }
}

function noTable(filename: string, sheets: readonly string[]): AppError {
  const other = sheets.length > 1 ? ` Choose another sheet: ${sheets.join(', ')}.` : ''
  return new AppError(
    'FILE_FORMAT',
    `Nothing in ${filename} looks like a table with at least two columns of times and numbers.${other}`,
    { filename },
  )
}
