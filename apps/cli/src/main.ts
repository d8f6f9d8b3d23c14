#!/usr/bin/env node
import { UsageError } from './command.ts'
import { commandList, findCommand, unknownCommand, usage } from './commands.ts'
import { errorLines } from './terminal/errorLines.ts'

/** What else says `help` and `version`. */
const ALIASES: Readonly<Record<string, string>> = {
  '--help': 'help',
  '-h': 'help',
  '--version': 'version',
}

// who reads the output may have read enough
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

const [typed = 'help', ...args] = process.argv.slice(2)
const name = ALIASES[typed] ?? typed
const command = await findCommand(name)

if (!command) {
  console.error(`duet: ${unknownCommand(name)}\n\n${await commandList()}`)
  process.exitCode = 2
} else if (args.includes('--help') || args.includes('-h')) {
  console.log(await usage(name))
} else {
  try {
    await command.run(args)
  } catch (error) {
    process.exitCode = await printError(error, name)
  }
}

/** Prints what went wrong for the person at the terminal. @returns the exit code */
async function printError(error: unknown, commandName: string): Promise<number> {
  if (error instanceof UsageError) {
    console.error(`duet ${commandName}: ${error.message}\n\n${await usage(commandName)}`)
    return 2
  }
  const [message, ...reasons] = errorLines(error) ?? []
  if (message !== undefined) {
    console.error(`duet ${commandName}: ${message}`)
    for (const line of reasons) console.error(`  ${line}`)
    return 1
  }
  console.error(error)
  return 1
}
