import { AppError } from '@duet/contract'
import type { Plugin } from 'graphql-yoga'

/** Texts that no database column can hold are refused at the door, with the place where they are. */
export function soundTextPlugin(): Plugin {
  return {
    onParams: ({ params }) => {
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
