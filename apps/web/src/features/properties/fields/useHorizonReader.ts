import type { HorizonPoint } from '@duet/plant'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import { readHorizonFile, readHorizonLines } from './horizonLines.ts'

const LEVEL_GROUND =
  'The terrain has no heights here, or nothing in it rises above the horizon beyond 300 m from the block. Import heights that reach to the hills, or load a file.'

interface HorizonReader {
  /** What stands in the field and is not read yet. */
  readonly typed: string | undefined
  readonly fault: string | undefined
  readonly type: (text: string) => void
  readonly commit: () => void
  readonly open: (file: File | null) => void
  /** What the ground hides; undefined: nothing. */
  readonly take: (horizon: () => readonly HorizonPoint[] | undefined) => void
  readonly clear: () => void
}

/** Reads what is typed, or a file, into the points of a far horizon; null where there are none. */
export function useHorizonReader(
  onChange: (points: readonly HorizonPoint[] | null) => void,
): HorizonReader {
  const { latitude } = useCurrentProject()
  const [typed, setTyped] = useState<string>()
  const { mutate, ...read } = useMutation({
    mutationFn: (points: () => Promise<readonly HorizonPoint[]>) => points(),
    onSuccess: (points) => {
      setTyped(undefined)
      onChange(points.length === 0 ? null : points)
    },
  })
  return {
    typed,
    fault: read.isError ? errorMessage(read.error) : undefined,
    type: setTyped,
    commit: () => {
      if (typed !== undefined) mutate(() => readHorizonLines(typed))
    },
    take: (horizon) => {
      mutate(async () => {
        const points = horizon()
        if (points === undefined) throw new Error(shownSentence(LEVEL_GROUND))
        return points
      })
    },
    clear: () => mutate(() => Promise.resolve([])),
    open: (file) => {
      if (file === null) return
      mutate(async () => {
        const bytes = new Uint8Array(await file.arrayBuffer())
        return await readHorizonFile({ name: file.name, bytes, isSouthern: latitude < 0 })
      })
    },
  }
}
