import { AppError } from '@duet/contract'
import type { TableLayoutAnswers } from '@duet/formats'
import { z } from 'zod'
import type { UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { findProject } from '../access/projectQueries.ts'
import type {
  CustomDatasetPreview,
  QueryPreviewCustomDatasetArgs,
  QueryPreviewCustomDatasetFileArgs,
} from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { fileReaders } from '../jobs/fileReaders.ts'
import type { Server } from '../server.ts'
import { accessibleCustomDataset, customDatasetNotFound } from './customDatasetAccess.ts'
import { customDatasetFolder } from './customDatasetNames.ts'
import { latestWithHeader } from './customDatasetQueries.ts'
import { findCustomUpload, madeOfNoFile, projectOffsetH } from './importCustomDataset.ts'
import { mappingRecord, type SeriesMappingInput, storedMapping } from './seriesMappingInput.ts'
import { headerHash, uploadPath } from './storeCustomFile.ts'

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
  const { guess, guessed, ...found } = await look(server, input.storage_key, asked, project)
  const known = await latestWithHeader(server.db, project.id, headerHash(guess.headers))
  return {
    ...found,
    mapping: known ? offeredMapping(known.mapping, guessed) : guessed,
    mapping_of: known?.name ?? null,
  }
}

/** The file of a dataset; a layout that is asked for goes before that by which it was read. */
export async function previewCustomDataset(
  server: Server,
  userId: UserId,
  { id, layout }: QueryPreviewCustomDatasetArgs,
): Promise<CustomDatasetPreview> {
  const dataset = await accessibleCustomDataset(server, userId, id, 'editor')
  const project = await findProject(server.db, dataset.project_id)
  if (!project) throw customDatasetNotFound()
  if (dataset.mapping === null) throw madeOfNoFile()
  const mapping = storedMapping(dataset.mapping)
  const { sheet, delimiter, header_line, first_data_line } = mapping
  const stored = { sheet, delimiter, header_line, first_data_line }
  const asked = layout ? parseInput(layoutInput, layout, ['layout']) : stored
  const key = `${customDatasetFolder(dataset)}/upload`
  const { guess: _guess, guessed, ...found } = await look(server, key, asked, project)
  return { ...found, mapping: offeredMapping(mapping, guessed), mapping_of: dataset.name }
}

type LayoutInput = z.infer<typeof layoutInput>

async function look(
  server: Pick<Server, 'storage'>,
  storageKey: string,
  asked: LayoutInput,
  project: Parameters<typeof projectOffsetH>[0],
) {
  const path = await uploadPath(server, storageKey)
  const { guess, sheets, sheet } = await fileReaders.read('seriesPreview', {
    path,
    sheet: asked.sheet ?? undefined,
    layout: layoutOf(asked),
  })
  if (!guess) throw noTable(sheets)
  const own = mappingRecord(guess.mapping, sheet)
  return {
    guess,
    guessed: guess.isClockSaid ? own : { ...own, clock_offset_h: projectOffsetH(project) },
    sheets: [...sheets],
    sheet: sheet ?? null,
    headers: [...guess.headers],
    samples: guess.samples.map((row) => row.map((cell) => cell.slice(0, CELL_LENGTH))),
    first_sample_line: guess.firstSampleLine,
    is_clock_said: guess.isClockSaid,
    is_alignment_said: guess.isAlignmentSaid,
    without_unit: [...guess.withoutUnit],
  }
}

function layoutOf(asked: LayoutInput): TableLayoutAnswers {
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
  return { ...storedMapping(stored), ...layout }
}

function noTable(sheets: readonly string[]): AppError {
  const other = sheets.length > 1 ? ` Choose another sheet: ${sheets.join(', ')}.` : ''
  return new AppError(
    'FILE_FORMAT',
    `Nothing in the file looks like a table with a column of times and one of numbers.${other}`,
    { sheets },
  )
}
