import { AppError } from '@duet/contract'
import type { PvsystVariant } from '../../pvsyst/types.ts'

/** @throws AppError INVALID_INPUT for a variant that is no plant on a grid */
export function checkVariant({ file, common, subArrays }: PvsystVariant): void {
  if (common.systemType !== null && common.systemType !== 'Grid') {
    throw new AppError(
      'INVALID_INPUT',
      `${file} is a system of the kind "${common.systemType}". Plants that feed a grid can be imported.`,
    )
  }
  if (subArrays.length === 0) {
    throw new AppError(
      'INVALID_INPUT',
      `${file} has no sub-array. Define the system in PVsyst and save the variant.`,
    )
  }
}
