import { useMemo, useState } from 'react'
import type { DesignSession } from '../../design-session/session.ts'
import {
  type CoordinateFormat,
  readCoordinates,
  type TypedCoordinates,
} from './typedCoordinates.ts'

export interface TypedText {
  readonly text: string
  readonly format: CoordinateFormat
  readonly setText: (text: string) => void
  readonly setFormat: (format: CoordinateFormat) => void
  readonly read: TypedCoordinates
}

/** Coordinates that are being typed, read as they are typed. */
export function useTypedCoordinates({ frame }: DesignSession): TypedText {
  const [text, setText] = useState('')
  const [format, setFormat] = useState<CoordinateFormat>('lngLat')
  const read = useMemo(() => readCoordinates(text, format, frame), [text, format, frame])
  return { text, format, setText, setFormat, read }
}

/** What is wrong with the lines, as one sentence each; the first few. */
export function problemTexts({ problems }: TypedCoordinates): readonly string[] {
  const shown = problems.slice(0, MOST_PROBLEMS).map(({ line, message }) => {
    return line === undefined ? message : `Line ${line}: ${message}`
  })
  const more = problems.length - shown.length
  return more > 0 ? [...shown, `${more} more lines cannot be read.`] : shown
}

const MOST_PROBLEMS = 5
