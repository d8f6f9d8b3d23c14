import { readFileSync } from 'node:fs'
import { ENGINE_VERSION } from '@duet/engine'
import { z } from 'zod'
import { type Command, parseOptions, UsageError } from './command.ts'

export const versionCommand: Command = {
  arguments: '[--json]',
  summary: 'Shows the versions of the product, of its engine and of Node.',
  options: [['--json', 'print { duet, engine, node } as JSON']],
  run: async (args) => {
    const { values, positionals } = parseOptions(args, { json: { type: 'boolean' } })
    if (positionals.length > 0) throw new UsageError(`got ${positionals.join(' ')} beside`)
    console.log(values.json ? JSON.stringify(versions()) : versionText())
  },
}

const PACKAGE = z.object({ version: z.string() })

const versions = () => ({
  duet: PACKAGE.parse(
    JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')),
  ).version,
  engine: ENGINE_VERSION,
  node: process.versions.node,
})

function versionText(): string {
  const { duet, engine, node } = versions()
  return `duet ${duet}\nengine ${engine}\nnode ${node}`
}
