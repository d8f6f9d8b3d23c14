import type { FieldError } from '../components/fields/fieldError.ts'
import type { InverterParameters } from '../components/inverter/inverterParameters.ts'
import type { Block } from './block.ts'

/** Whether the strings of alike light have an MPP tracker of their own; rows without ends have one light. */
export const hasSeparateTrackers = ({
  mpp_trackers,
  row_optics,
}: Pick<Block, 'mpp_trackers' | 'row_optics'>): boolean =>
  mpp_trackers === 'separate' && row_optics !== 'endless_rows'

/** Separate trackers of an inverter whose file says that it has one. */
export function mppTrackersError(
  block: Pick<Block, 'mpp_trackers' | 'row_optics'>,
  inverter: Pick<InverterParameters, 'ond_file_import'>,
): FieldError | undefined {
  if (!hasSeparateTrackers(block) || inverter.ond_file_import?.mppt_count !== 1) return undefined
  const message =
    'The inverter has one MPP tracker (NbMPPT of its OND file): all strings are at one voltage'
  return { path: 'mpp_trackers', message }
}
