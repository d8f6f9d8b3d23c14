import * as z from 'zod'

export const COMPARISONS = ['expected', 'peers'] as const

/** What the page of a block has in its address beside the period. */
export const blockSearch = z.object({
  /** What inverters are held against; absent: what was expected of each. */
  against: z.enum(COMPARISONS).optional().catch(undefined),
  /** In the order of the hierarchy; absent: the weakest first. */
  order: z.literal('name').optional().catch(undefined),
  /** Node of the inverter that is looked at. */
  inverter: z.string().optional().catch(undefined),
})

export type BlockSearch = z.output<typeof blockSearch>

export const BLOCK_TABS = [
  { key: 'inverters', title: 'Inverters' },
  { key: 'day', title: 'Day' },
  { key: 'sensors', title: 'Sensors' },
] as const

export type BlockTab = (typeof BLOCK_TABS)[number]['key']

/** Undefined for a page that there is not. */
export const blockTab = (text: string): BlockTab | undefined =>
  BLOCK_TABS.find(({ key }) => key === text)?.key
