import { GisFileError } from '../file/gisFileError.ts'

/** A group code and its value. */
export interface DxfPair {
  readonly code: number
  readonly value: string
  /** Of the code, from 1. */
  readonly line: number
}

/** Gives the pairs of a DXF text one after another; undefined at its end. */
export type DxfPairs = () => DxfPair | undefined

/**
 * Walks over the text without taking it apart, since drawings have millions of lines.
 * The reader throws GisFileError damaged where a code is no number.
 */
export function dxfPairs(filename: string, text: string): DxfPairs {
  let at = 0
  let line = 0
  const nextLine = (): string | undefined => {
    if (at >= text.length) return undefined
    const end = text.indexOf('\n', at)
    const stop = end === -1 ? text.length : end
    const found = text.slice(at, text[stop - 1] === '\r' ? stop - 1 : stop)
    at = stop + 1
    line += 1
    return found
  }
  return () => {
    const codeLine = line + 1
    const codeText = nextLine()
    const value = nextLine()
    if (codeText === undefined || value === undefined) return undefined
    const code = Number(codeText.trim())
    if (codeText.trim() === '' || !Number.isInteger(code)) {
      throw new GisFileError(
        'damaged',
        `${filename}: line ${codeLine} holds "${codeText.trim().slice(0, 20)}" where DXF has a number. Save the drawing as ASCII DXF again.`,
      )
    }
    return { code, value, line: codeLine }
  }
}
