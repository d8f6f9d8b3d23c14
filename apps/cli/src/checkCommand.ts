import { checkDesign, type DesignFinding, isReady, type PlantDocument } from '@duet/plant'
import { type Command, parseOptions, UsageError } from './command.ts'
import { readPlant } from './loadRun.ts'

export const checkCommand: Command = {
  arguments: 'PLANT.json [--json]',
  summary:
    'Shows what prevents a plant from being built or simulated, and what is most likely a mistake.',
  options: [['--json', 'print { ready, findings } as JSON']],
  run: check,
}

/** The exit code is 1 where a finding is an error. */
async function check(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, { json: { type: 'boolean' } })
  const [file, ...others] = positionals
  if (file === undefined) throw new UsageError('name a plant document')
  if (others.length > 0) throw new UsageError(`one plant at a time; also got ${others.join(' ')}`)
  const document = await readPlant(file, 'any')
  const findings = checkDesign(document)
  const ready = isReady(findings)
  console.log(
    values.json
      ? JSON.stringify({ ready, findings }, undefined, 2)
      : findingsText(document, findings, ready),
  )
  if (!ready) process.exitCode = 1
}

function findingsText(
  { blocks }: PlantDocument,
  findings: readonly DesignFinding[],
  ready: boolean,
): string {
  const names = new Map(blocks.map(({ id, name }) => [id, name]))
  const lines = findings.map(({ severity, block_id, message, rule, path }) => {
    const who = block_id === null ? 'Plant' : (names.get(block_id) ?? block_id)
    const where = path === null ? '' : ` at ${path}`
    return `${severity.padEnd(8)} ${who}: ${message} [${rule}${where}]`
  })
  return [...lines, ready ? 'Ready to simulate' : 'Not ready to simulate'].join('\n')
}
