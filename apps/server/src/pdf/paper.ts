export const PAPERS = ['A4', 'Letter'] as const
export type Paper = (typeof PAPERS)[number]

const WIDTH_PT: Readonly<Record<Paper, number>> = { A4: 595.28, Letter: 612 }
export const MARGIN_PT = 44

/** Between the margins. */
export const textWidthPt = (paper: Paper): number => WIDTH_PT[paper] - 2 * MARGIN_PT
