import { AppError, isTooDeep, MAX_JSON_DEPTH } from '@duet/contract'
import type { Plugin } from 'graphql-yoga'

/** Values that no step behind can walk through, and texts that no database column can hold, are refused at the door. */
export function validTextPlugin(): Plugin {
  return {
    onParams: ({ params }) => {
      const deep = Object.entries(params).find(([, part]) => isTooDeep(part))
      if (deep) {
        throw new AppError(
          'INVALID_INPUT',
          `${deep[0]}: lists and objects lie more than ${MAX_JSON_DEPTH} deep in one another.`,
          { path: deep[0] },
        )
      }
      const path = invalidTextPath(params.variables, 'variables')
      if (path === undefined) return
      throw new AppError(
        'INVALID_INPUT',
        `${path}: the text holds a character that cannot be stored (NUL, or half of a surrogate pair).`,
        { path },
      )
    },
  }
}

/** Path of the first text with NUL or a lone surrogate; keys count as texts. */
export function invalidTextPath(value: unknown, path: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = isStorable(key) ? invalidTextPath(inner, `${path}.${key}`) : path
    if (found !== undefined) return found
  }
  return undefined
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
