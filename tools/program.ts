import { existsSync, readdirSync, statSync } from 'node:fs'

/** Runs a program: what it gives is the exit code; an error ends it with 2 and its message. */
export async function runProgram(main: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  }
}

/** A whole number above 0 of the command line. @throws Error with the usage for anything else */
export function positiveInteger(text: string | number, usage: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  throw new Error(usage)
}

/** The only argument of a program. @throws Error with the usage where there are none or several */
export function onlyArgument([given, ...rest]: readonly string[], usage: string): string {
  if (given === undefined || rest.length > 0) throw new Error(usage)
  return given
}

export const secondsSince = (started: number): number => (performance.now() - started) / 1000

/**
 * Names of the JSON files of a folder, sorted, without `.json`.
 *
 * @throws Error when the folder is not there or holds none
 */
export function jsonNames(
  dir: string,
  isWanted: (file: string) => boolean = () => true,
): readonly string[] {
  if (!existsSync(dir) || !statSync(dir).isDirectory()) throw new Error(`${dir} is not a folder`)
  const names = readdirSync(dir)
    .filter((file) => file.endsWith('.json') && isWanted(file))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
  if (names.length === 0) throw new Error(`${dir} holds no *.json`)
  return names
}
