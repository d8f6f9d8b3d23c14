import { writeFile } from 'node:fs/promises'
import { parsePlantDocument, serialisePlantDocument } from '@duet/plant'
import { z } from 'zod'
import { signIn } from './apiClient.ts'
import { type Command, parseOptions, UsageError } from './command.ts'
import { SERVER_OPTION_HELP, SERVER_OPTIONS, serverLogin } from './serverOptions.ts'

export const exportCommand: Command = {
  name: 'export',
  arguments: 'PROJECT_ID [FILE]',
  summary: 'Writes the plant document of a project to FILE, or to the terminal.',
  options: SERVER_OPTION_HELP,
  run: exportProject,
}

const QUERY = 'query ProjectExport($id: ID!) { projectExport(id: $id) }'

async function exportProject(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, SERVER_OPTIONS)
  const [id, file] = positionals
  if (id === undefined) throw new UsageError('name the id of a project: it is in its address')
  const api = await signIn(serverLogin(values))
  const { projectExport } = await api.call(
    'ProjectExport',
    QUERY,
    { id },
    z.object({ projectExport: z.unknown() }),
  )
  const text = serialisePlantDocument(parsePlantDocument(projectExport, 'draft'))
  if (file === undefined) {
    console.log(text)
    return
  }
  await writeFile(file, `${text}\n`)
  console.log(`written: ${file}`)
}
