import { AppError, isTooDeep, MAX_JSON_DEPTH } from '@duet/contract'
import type { Plugin } from 'graphql-yoga'

/** Values that no step behind can walk through, and texts that no database column can hold, are refused at the door. */
export function soundTextPlugin(): Plugin {
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
      const path = unsoundPath(params.variables, 'variables')
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
