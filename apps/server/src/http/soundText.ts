import { AppError, isOneLine } from '@duet/contract'
import type { Plugin } from 'graphql-yoga'
import { type ArgumentNode, Kind, type ObjectFieldNode, visit } from './graphql.ts'

/**
 * Texts that no database column can hold, and names that would break a header, a subject or a line of a log, are refused at
 * the door, with the place where they are.
 */
export function soundTextPlugin(): Plugin {
  return {
    onParams: ({ params }) => {
      const path = unsoundPath(params.variables, 'variables')
      if (path !== undefined) {
        throw new AppError(
          'INVALID_INPUT',
          `${path}: the text holds a character that cannot be stored (NUL, or half of a surrogate pair).`,
          { path },
        )
      }
      const brokenName = brokenNamePath(params.variables, 'variables')
      if (brokenName !== undefined) throw brokenNameAt(brokenName)
    },
    // Names may also stand in the operation itself
    onExecute: ({ args }) => {
      const check = ({ name, value }: ArgumentNode | ObjectFieldNode): void => {
        if (value.kind === Kind.STRING && isBrokenName(name.value, value.value)) {
          throw brokenNameAt(name.value)
        }
      }
      visit(args.document, { Argument: check, ObjectField: check })
    },
  }
}

/** `name`, `first_name`, `filename` ... */
const NAME_KEY = /(^|_)(file)?name$/

const isBrokenName = (key: string, text: string): boolean => NAME_KEY.test(key) && !isOneLine(text)

const brokenNameAt = (path: string): AppError =>
  new AppError('INVALID_INPUT', `${path}: a name is one line, without control characters.`, {
    path,
  })

/** Path of the first name that is more than a line of what can be seen. */
export function brokenNamePath(value: unknown, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const at = `${path}.${key}`
    if (typeof inner === 'string' && isBrokenName(key, inner)) return at
    const found = brokenNamePath(inner, at)
    if (found !== undefined) return found
  }
  return undefined
}

/** Path of the first text with NUL or a lone surrogate; keys count as texts. */
export function unsoundPath(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isSound(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = isSound(key) ? unsoundPath(inner, `${path}.${key}`) : path
    if (found !== undefined) return found
  }
  return undefined
}

const isSound = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
