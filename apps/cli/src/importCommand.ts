import { AppError } from '@duet/contract'
import { z } from 'zod'
import { type ApiClient, signIn } from './apiClient.ts'
import { type Command, parseOptions, UsageError } from './command.ts'
import { readPlant } from './loadRun.ts'
import { SERVER_OPTION_HELP, SERVER_OPTIONS, serverLogin } from './serverOptions.ts'

export const importCommand: Command = {
  name: 'import',
  arguments: 'PLANT.json [--organization SLUG] [--name NAME]',
  summary: 'Makes a new project from a plant document.',
  options: [
    ['--organization SLUG', 'where the project goes; needed with more than one organisation'],
    ['--name NAME', 'default: the name in the document'],
    ...SERVER_OPTION_HELP,
  ],
  run: importProject,
}

const ORGANIZATIONS = 'query Organizations { organizations { id slug } }'
const IMPORT = `mutation ImportProject($organization_id: ID!, $document: JSON!, $name: String) {
  importProject(organization_id: $organization_id, document: $document, name: $name) { id name }
}`

async function importProject(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, {
    ...SERVER_OPTIONS,
    organization: { type: 'string' },
    name: { type: 'string' },
  })
  const [file] = positionals
  if (file === undefined) throw new UsageError('name a plant document')
  const document = await readPlant(file, 'draft')
  const api = await signIn(serverLogin(values))
  const { importProject: project } = await api.call(
    'ImportProject',
    IMPORT,
    {
      organization_id: await organizationId(api, values.organization),
      document,
      name: values.name,
    },
    z.object({ importProject: z.object({ id: z.string(), name: z.string() }) }),
  )
  console.log(`made: ${project.name} (${project.id})`)
}

async function organizationId(api: ApiClient, slug: string | undefined): Promise<string> {
  const { organizations } = await api.call(
    'Organizations',
    ORGANIZATIONS,
    {},
    z.object({ organizations: z.array(z.object({ id: z.string(), slug: z.string() })) }),
  )
  const [only, ...others] = organizations.filter((one) => slug === undefined || one.slug === slug)
  if (!only) throw new AppError('NOT_FOUND', `you belong to no organisation '${slug ?? ''}'`)
  if (others.length > 0) {
    throw new UsageError(
      `choose one with --organization: ${organizations.map((one) => one.slug).join(', ')}`,
    )
  }
  return only.id
}
