import { useState } from 'react'
import type {
  CustomDatasetFilePreviewFragment,
  CustomDatasetLayout,
} from '../../../lib/gql/graphql.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { type Mapping, parseMapping } from './mappingForm.ts'

/** A file that was looked at, and how it is to be read. */
export interface MappingState {
  readonly preview: CustomDatasetFilePreviewFragment
  readonly mapping: Mapping
  readonly change: (mapping: Mapping) => void
  /** The file is looked at anew: another sheet, or another place of the table. */
  readonly lookAgain: (layout: CustomDatasetLayout) => void
  readonly isLooking: boolean
  readonly lookError: string | undefined
}

type Look = (layout: CustomDatasetLayout) => Promise<CustomDatasetFilePreviewFragment>

/** @param first - what was found without a layout */
export function useMapping(first: CustomDatasetFilePreviewFragment, look: Look): MappingState {
  const [preview, setPreview] = useState(first)
  const [mapping, setMapping] = useState(() => parseMapping(first.mapping))
  const [isLooking, setIsLooking] = useState(false)
  const [lookError, setLookError] = useState<string | undefined>(undefined)
  const lookAgain = async (layout: CustomDatasetLayout): Promise<void> => {
    setIsLooking(true)
    setLookError(undefined)
    try {
      const next = await look(layout)
      setPreview(next)
      setMapping(parseMapping(next.mapping))
    } catch (error) {
      setLookError(errorMessage(error))
    } finally {
      setIsLooking(false)
    }
  }
  return {
    preview,
    mapping,
    change: setMapping,
    lookAgain: (layout) => void lookAgain(layout),
    isLooking,
    lookError,
  }
}
