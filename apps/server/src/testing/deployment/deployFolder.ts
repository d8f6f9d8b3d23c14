import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'
import { parseConfig, SETTINGS } from '../../config.ts'

export const ROOT: string = path.resolve(import.meta.dirname, '../../../../..')
const FOLDER = path.join(ROOT, 'deploy')
/** Read by Node itself. */
const OF_NODE = ['NODE_COMPILE_CACHE']
/** Stands for every secret. */
const SECRET = 'a'.repeat(64)

export const deployPath = (name: string): string => path.join(FOLDER, name)
export const deployText = (name: string): string => readFileSync(deployPath(name), 'utf8')

/** The documents of a YAML file. @throws Error with the line where it is not YAML */
export function yamlOf(name: string): unknown[] {
  return parseAllDocuments(deployText(name), { merge: true }).map((document) => {
    const [error] = [...document.errors, ...document.warnings]
    if (error) throw new Error(`${name}: ${error.message}`)
    return document.toJS()
  })
}

/** NAME=value lines, as Docker and systemd read them. */
export function variablesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}

/** What is left to the operator to fill in, filled in. */
export const filledIn = (env: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).map(([key, value]) => [
      key,
      value === '' && /SECRET|PASSWORD|KEY/.test(key) ? SECRET : value,
    ]),
  )

/** What the server would refuse of an environment, and the names that it does not read. */
export function faultsOf(
  env: Readonly<Record<string, string>>,
  others: readonly string[] = [],
): readonly string[] {
  const config = parseConfig({ ...env })
  const unread = Object.keys(env).filter(
    (key) => ![...SETTINGS, ...OF_NODE, ...others].includes(key),
  )
  return [...('errors' in config ? config.errors : []), ...unread.map((key) => `${key}: not read`)]
}

/** Variables that the image sets. */
export function imageEnvironment(): Record<string, string> {
  const [, values = ''] = /^ENV (.+)$/m.exec(deployText('Dockerfile')) ?? []
  return variablesOf(values.replaceAll(' ', '\n'))
}
