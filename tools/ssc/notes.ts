import { FIGURES, type FigureKey, type YearComparison } from './compareYear.ts'
import type { EngineYear } from './runSsc.ts'
import type { SscFile } from './sscFile.ts'

/** A difference above this, per cent, is explained. */
const EXPLAINED_PERCENT = 1

/** Something that SSC does otherwise, and the figures that it moves. */
interface Cause {
  readonly isMet: boolean
  readonly moves: readonly FigureKey[]
  readonly text: string
}

/**
 * A sentence for each difference above 1 %, from what the run sets; and what the run sets that the engine does not know.
 */
export function notesOf(
  file: SscFile,
  year: EngineYear,
  { differences }: YearComparison,
): readonly string[] {
  const large = FIGURES.filter(
    ({ key }) => Math.abs(differences[key]?.percent ?? 0) > EXPLAINED_PERCENT,
  )
  const causes = causesOf(file, year).filter(
    ({ isMet, moves }) => isMet && large.some(({ key }) => moves.includes(key)),
  )
  const unexplained = large.filter(({ key }) => !causes.some(({ moves }) => moves.includes(key)))
  const isOfDays = FIGURES.some(({ key }) => differences[key]?.isOfDays === true)
  return [
    ...causes.map(({ text }) => text),
    ...unexplained.map(({ title }) => `${title}: not explained by what the run sets.`),
    ...(isOfDays
      ? ['SSC has no sum of the year for a figure (NaN): the kept days are compared, marked *.']
      : []),
    ...(year.unread.length > 0
      ? [`set by the run and not known to the engine: ${year.unread.join(', ')}.`]
      : []),
  ]
}

const ELECTRIC: readonly FigureKey[] = ['dcNet', 'energy']

function causesOf(file: SscFile, { run: { blocks } }: EngineYear): readonly Cause[] {
  const isBifacial = blocks.some(({ module }) => module.bifaciality > 0)
  const isFree = blocks.some(({ mount }) => mount.kind === 'dualAxis')
  return [
    {
      isMet: isBifacial && isFree,
      moves: ['poaFront', 'poaRear', 'dcNet', 'energy'],
      text: 'rear: tables on two axes stand alone here, over ground without shadows; SSC sets them in rows.',
    },
    {
      isMet: isBifacial && !isFree,
      moves: ['poaRear'],
      text: 'rear: SSC steps its 2-D view factors by whole degrees of arc and hundredths of the pitch; ours are the integrals of the same cross-section, 2 to 5 % more under clear skies and mostly within 1 % under overcast ones.',
    },
    {
      isMet: blocks.some(({ module }) => module.spectral.kind === 'pvspec'),
      moves: ELECTRIC,
      text: "spectrum: the clear-sky index is over Haurwitz' clear sky here; SSC's clear sky is 11 to 15 % brighter, which makes Pelland's factor 0.8 to 1 % higher.",
    },
    {
      isMet: file.module === 'pvwattsv7',
      moves: ELECTRIC,
      text: "cell temperature: SSC runs Fuentes' heat balance with the module's heat capacity and the sky's temperature, ours NOCT in steady state.",
    },
    {
      isMet: blocks.some(({ rowMask }) => rowMask?.beam === 'strings'),
      moves: ELECTRIC,
      text: 'row shade: the DC factor of shaded strings jumps with each tier that the shadow reaches, and small differences of the sun’s height move the hour of the jump.',
    },
  ]
}
