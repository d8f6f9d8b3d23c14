/** Legend of lines without symbols: its signs are lines too, so that dashes tell apart what has one colour. */
export const LINE_LEGEND = { type: 'scroll', itemWidth: 22, itemHeight: 2 } as const
