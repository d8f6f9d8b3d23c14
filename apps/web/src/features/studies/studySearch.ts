import * as z from 'zod'

const text = z.string().optional().catch(undefined)

/** What of a study's page stands in the address. */
export const studySearch = z.object({
  /** Figures of the line chart of one parameter. */
  left: text,
  right: text,
  /** Parameters across and up the map of several, the figure that it shows, and the label of the third parameter. */
  across: text,
  up: text,
  figure: text,
  third: text,
  /** Objectives that are set against each other. */
  one: text,
  other: text,
  /** The figure whose best value is searched. */
  best: text,
})
