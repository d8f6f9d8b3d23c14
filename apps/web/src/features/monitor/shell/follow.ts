import { MINUTE_MS } from '@duet/units'
import { keepPreviousData } from '@tanstack/react-query'

/** Pages follow new readings; what is there stays on screen while another period is on its way. */
export const FOLLOW = { refetchInterval: MINUTE_MS, placeholderData: keepPreviousData } as const
