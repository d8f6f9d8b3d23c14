import { parsePlantDocument, serialisePlantDocument } from '@duet/plant'
import { type Command, parseOptions, UsageError } from './command.ts'
import { connected, SERVER_OPTION_HELP, SERVER_OPTIONS } from './serverOptions.ts'
import { writeOutput } from './terminal/outputFile.ts'

export const exportCommand: Command = {
  arguments: 'PROJECT_ID [FILE]',
  summary: 'Writes the plant document of a project to FILE, or to standard output.',
  options: SERVER_OPTION_HELP,
  run: exportProject,
}

async function exportProject(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, SERVER_OPTIONS)
  const [id, file = '-', ...others] = positionals
  if (id === undefined || others.length > 0)
    throw new UsageError('name the id of one project: it is in its address')
  const duet = await connected(values)
  const document = await duet.exportProject(id)
  const text = serialisePlantDocument(parsePlantDocument(document, 'draft'))
  await writeOutput(file, [`${text}\n`])
  if (file !== '-') console.log(`written: ${file}`)
}
