import * as z from 'zod'

export const PLAYBACK_VIEWS = ['map', 'scene'] as const
export type PlaybackView = (typeof PLAYBACK_VIEWS)[number]

/** Hours of sunlight that pass in a second. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const

/** What of a plant that is played stands in the address. */
export const playbackSearch = z.object({
  /** Time of the site, yyyy-MM-ddTHH:mm; a day alone: its first light. */
  time: z.string().optional().catch(undefined),
  measure: z.string().optional().catch(undefined),
  view: z.enum(PLAYBACK_VIEWS).optional().catch(undefined),
  speed: z
    .number()
    .refine((speed) => SPEEDS.some((one) => one === speed))
    .optional()
    .catch(undefined),
  /** It begins to play by itself, unless motion is not wanted. */
  play: z.boolean().optional().catch(undefined),
  /** What is played beside it: another run, or the same with another measure. */
  with: z.string().optional().catch(undefined),
  /** Measure of what is beside; absent: the same. */
  other: z.string().optional().catch(undefined),
})

export type PlaybackSearch = z.output<typeof playbackSearch>
