import type { DuetClient } from '@duet/client'
import { AppError } from '@duet/contract'
import { type Command, parseOptions, UsageError } from './command.ts'
import { readPlant } from './loadRun.ts'
import { connected, SERVER_OPTION_HELP, SERVER_OPTIONS } from './serverOptions.ts'

export const importCommand: Command = {
  arguments: 'PLANT.json [--organization SLUG] [--name NAME]',
  summary: 'Makes a new project from a plant document.',
  options: [
    ['--organization SLUG', 'where the project goes; needed with more than one organization'],
    ['--name NAME', 'default: the name in the document'],
    ...SERVER_OPTION_HELP,
  ],
  run: importProject,
}

async function importProject(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, {
    ...SERVER_OPTIONS,
    organization: { type: 'string' },
    name: { type: 'string' },
  })
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new UsageError('name one plant document')
  const document = await readPlant(file, 'draft')
  const duet = await connected(values)
  const organization = await organizationId(duet, values.organization)
  const project = await duet.importProject(organization, document, values.name)
  console.log(`made: ${project.name} (${project.id})`)
}

async function organizationId(duet: DuetClient, slug: string | undefined): Promise<string> {
  const organizations = await duet.organizations()
  const [only, ...others] = organizations.filter((one) => slug === undefined || one.slug === slug)
  if (!only) {
    const named = slug === undefined ? '' : ` '${slug}'`
    throw new AppError('NOT_FOUND', `You belong to no organization${named}.`)
  }
  if (others.length > 0) {
    throw new UsageError(
      `choose one with --organization: ${organizations.map((one) => one.slug).join(', ')}`,
    )
  }
  return only.id
}
