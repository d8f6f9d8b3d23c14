/** A block whose dirt is cleaned by hand, as far as cleaning goes. Shares of light are those that pass the dirt over a year, by the light. */
export interface CleanedBlock {
  /** Of a year, as simulated. */
  readonly energyKwh: number
  /** Share of light in that simulation, and with the soiling that the block has now. */
  readonly simulatedShare: number
  readonly share: number
  /** Now; need not be whole. */
  readonly cleanings: number
  /** Part of the DC power of the plant. */
  readonly powerShare: number
  /** By the number of cleanings a year, from 0; undefined: the soiling says nothing of it. */
  readonly shares: readonly (number | undefined)[]
}

/** So many cleanings a year, and what they leave. */
export interface CleaningChoice {
  /** Of each block. */
  readonly perYear: number
  /** Cleanings of the whole plant that these are, by DC power: what is paid for. */
  readonly cleanings: number
  /** Lost by the dirt, by the energy of the blocks. */
  readonly lossFraction: number
  /** Of a year, of these blocks. */
  readonly energyKwh: number
}

export interface CleaningChoices {
  readonly now: CleaningChoice
  /** Rising; a number that some block's soiling says nothing of is left out. */
  readonly choices: readonly CleaningChoice[]
}

/** The energy follows the light that passes the dirt: E = E_simulated · share / share_simulated, block by block; clipping is not counted. */
export function cleaningChoices(blocks: readonly CleanedBlock[]): CleaningChoices {
  const powerShare = blocks.reduce((sum, block) => sum + block.powerShare, 0)
  const cleanings = blocks.reduce((sum, block) => sum + block.cleanings * block.powerShare, 0)
  const counts = Math.min(...blocks.map(({ shares }) => shares.length))
  const choices = Array.from({ length: blocks.length > 0 ? counts : 0 }, (_, perYear) => {
    const energies = energiesOf(blocks, ({ shares }) => shares[perYear])
    return energies ? [{ perYear, cleanings: perYear * powerShare, ...energies }] : []
  }).flat()
  const now = energiesOf(blocks, ({ share }) => share) ?? { lossFraction: 0, energyKwh: 0 }
  return {
    now: { perYear: powerShare > 0 ? cleanings / powerShare : 0, cleanings, ...now },
    choices,
  }
}

function energiesOf(
  blocks: readonly CleanedBlock[],
  shareOf: (block: CleanedBlock) => number | undefined,
): Pick<CleaningChoice, 'lossFraction' | 'energyKwh'> | undefined {
  let clean = 0
  let energyKwh = 0
  for (const block of blocks) {
    const share = shareOf(block)
    if (share === undefined) return undefined
    clean += block.energyKwh / block.simulatedShare
    energyKwh += (block.energyKwh / block.simulatedShare) * share
  }
  return { lossFraction: clean > 0 ? 1 - energyKwh / clean : 0, energyKwh }
}

/** What so many cleanings gain and cost a year against those of now, in money; undefined without a price. */
export interface CleaningValue extends CleaningChoice {
  readonly gainKwh: number
  /** By the last of the cleanings alone; undefined: of none. */
  readonly lastGainKwh: number | undefined
  readonly cost: number | undefined
  readonly net: number | undefined
}

interface CleaningMoney {
  /** Of energy; undefined: none is known. */
  readonly pricePerMwh: number | undefined
  /** Of one cleaning of the whole plant. */
  readonly costEach: number | undefined
}

const KWH_PER_MWH = 1000

/** The net gain is that of the energy less what more cleanings cost than those of now. */
export function cleaningValues(
  { now, choices }: CleaningChoices,
  { pricePerMwh, costEach }: CleaningMoney,
): readonly CleaningValue[] {
  return choices.map((choice) => {
    const before = choices.find(({ perYear }) => perYear === choice.perYear - 1)
    const gainKwh = choice.energyKwh - now.energyKwh
    const cost = costEach === undefined ? undefined : choice.cleanings * costEach
    const net =
      pricePerMwh === undefined || costEach === undefined
        ? undefined
        : (gainKwh / KWH_PER_MWH) * pricePerMwh - (choice.cleanings - now.cleanings) * costEach
    const lastGainKwh = before && choice.energyKwh - before.energyKwh
    return { ...choice, gainKwh, lastGainKwh, cost, net }
  })
}

/** The choice with the greatest net gain, the fewest cleanings of several; undefined without money. */
export const bestCleaning = (values: readonly CleaningValue[]): CleaningValue | undefined =>
  values.reduce<CleaningValue | undefined>(
    (best, one) => (one.net !== undefined && one.net > (best?.net ?? -Infinity) ? one : best),
    undefined,
  )
