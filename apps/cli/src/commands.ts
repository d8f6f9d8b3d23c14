import { type Command, UsageError } from './command.ts'
import { completable } from './completion/completable.ts'
import { SHELLS } from './completion/shells.ts'
import { nearestName } from './terminal/nearest.ts'

const helpCommand: Command = {
  arguments: '[COMMAND]',
  summary: 'Lists the commands, or shows one with its options.',
  options: [],
  run: async ([name, ...others]) => {
    if (others.length > 0) throw new UsageError('name one command')
    if (name !== undefined && !COMMANDS.has(name)) throw new UsageError(unknownCommand(name))
    console.log(await (name === undefined ? commandList() : usage(name)))
  },
}

const completionCommand: Command = {
  arguments: Object.keys(SHELLS).join('|'),
  summary: 'Prints what makes a shell complete commands, options and files.',
  options: [],
  run: async ([shell = '', ...others]) => {
    const script = SHELLS[shell]
    if (script === undefined || others.length > 0)
      throw new UsageError(`name one shell: ${Object.keys(SHELLS).join(', ')}`)
    const commands = await loadAll()
    const names = [...COMMANDS.keys()]
    process.stdout.write(
      script(commands.map(([name, command]) => completable(name, command, names))),
    )
  },
}

type Load = () => Promise<Command>

const maintenance = () => import('./maintenanceCommands.ts')
const server = () => import('./serverCommands.ts')

/** All commands by name; each is loaded when it is asked for: most need the engine, which takes a second. */
export const COMMAND_GROUPS: readonly {
  readonly title: string
  readonly commands: Readonly<Record<string, Load>>
}[] = [
  {
    title: 'Plants, without a server',
    commands: {
      simulate: async () => (await import('./simulate/simulateCommand.ts')).simulateCommand,
      run: async () => (await import('./run/runCommand.ts')).runCommand,
      study: async () => (await import('./study/studyCommand.ts')).studyCommand,
      check: async () => (await import('./checkCommand.ts')).checkCommand,
      sample: async () => (await import('./sampleCommand.ts')).sampleCommand,
      monitor: async () => (await import('./monitor/monitorCommand.ts')).monitorCommand,
    },
  },
  {
    title: 'Files',
    commands: {
      read: async () => (await import('./read/readCommand.ts')).readCommand,
      convert: async () => (await import('./convert/convertCommand.ts')).convertCommand,
    },
  },
  {
    title: 'Projects of a server',
    commands: {
      export: async () => (await import('./exportCommand.ts')).exportCommand,
      import: async () => (await import('./importCommand.ts')).importCommand,
      ingest: async () => (await import('./ingestCommand.ts')).ingestCommand,
    },
  },
  {
    title: 'Programs and maintenance of the server',
    commands: {
      serve: async () => (await server()).serveCommand,
      worker: async () => (await server()).workerCommand,
      migrate: async () => (await server()).migrateCommand,
      verify: async () => (await maintenance()).verifyCommand,
      backup: async () => (await maintenance()).backupCommand,
      restore: async () => (await maintenance()).restoreCommand,
      'reset-password': async () => (await maintenance()).resetPasswordCommand,
      admin: async () => (await maintenance()).adminCommand,
    },
  },
  {
    title: 'The command line',
    commands: {
      help: async () => helpCommand,
      version: async () => (await import('./versionCommand.ts')).versionCommand,
      completion: async () => completionCommand,
    },
  },
]

const COMMANDS: ReadonlyMap<string, Load> = new Map(
  COMMAND_GROUPS.flatMap(({ commands }) => Object.entries(commands)),
)

const loadAll = (): Promise<(readonly [name: string, command: Command])[]> =>
  Promise.all([...COMMANDS].map(async ([name, load]) => [name, await load()] as const))

/** Undefined where there is none. */
export const findCommand = async (name: string): Promise<Command | undefined> =>
  await COMMANDS.get(name)?.()

/** That there is no such command, and which one may be meant. */
export function unknownCommand(name: string): string {
  const nearest = nearestName(name, [...COMMANDS.keys()])
  const meant = nearest === undefined ? '' : `; do you mean '${nearest}'?`
  return `there is no command '${name}'${meant}`
}

/** The commands by group, a line each. */
export async function commandList(): Promise<string> {
  const loaded = new Map(await loadAll())
  const width = Math.max(...[...loaded.keys()].map((name) => name.length))
  const groups = COMMAND_GROUPS.flatMap(({ title, commands }) => [
    '',
    title,
    ...Object.keys(commands).map(
      (name) => `  ${name.padEnd(width)}  ${loaded.get(name)?.summary ?? ''}`,
    ),
  ])
  return [
    'Usage: duet COMMAND [arguments]',
    ...groups,
    '',
    'duet help COMMAND shows its arguments and options.',
  ].join('\n')
}

/** The page of one command. */
export async function usage(name: string): Promise<string> {
  const command = await findCommand(name)
  if (!command) throw new RangeError(`got the command '${name}', expected one that is known`)
  const width = Math.max(0, ...command.options.map(([option]) => option.length))
  return [
    `duet ${name} ${command.arguments}`.trimEnd(),
    `    ${command.summary}`,
    ...command.options.map(([option, meaning]) => `      ${option.padEnd(width)}  ${meaning}`),
  ].join('\n')
}
