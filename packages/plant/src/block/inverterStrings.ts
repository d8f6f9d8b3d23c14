import type { InverterGroupCounts } from '@duet/engine'
import { sum } from '@duet/units'
import type { FieldError } from '../components/fields/fieldError.ts'
import type { Block } from './block.ts'

type Spread = Pick<Block, 'num_inverters' | 'string_spread' | 'inverter_groups'>

/** Inverters of a block with as many strings each, those with most first; undefined: every inverter has as many, also in fractions. */
export function inverterStrings(
  { num_inverters: inverters, string_spread, inverter_groups }: Spread,
  strings: number,
): readonly InverterGroupCounts[] | undefined {
  switch (string_spread ?? 'even') {
    case 'even':
      return undefined
    case 'whole': {
      const least = Math.floor(strings / inverters)
      const more = strings % inverters
      return [
        { inverterCount: more, stringsPerInverter: least + 1 },
        { inverterCount: inverters - more, stringsPerInverter: least },
      ].filter(({ inverterCount }) => inverterCount > 0)
    }
    case 'listed':
      return (inverter_groups ?? [])
        .map((group) => ({ inverterCount: group.inverters, stringsPerInverter: group.strings }))
        .sort((a, b) => b.stringsPerInverter - a.stringsPerInverter)
  }
}

/** What prevents the strings of a block from being spread as it says; undefined: nothing. */
export function inverterStringsError(block: Spread, strings: number): FieldError | undefined {
  const groups = inverterStrings(block, strings)
  if (groups === undefined) return undefined
  const without = groups.find(({ stringsPerInverter }) => stringsPerInverter === 0)
  if (without !== undefined) {
    const message = `${without.inverterCount} of the ${block.num_inverters} inverters would have none of the ${strings} strings: choose fewer inverters`
    return { path: 'num_inverters', message }
  }
  const listed = sum(groups.map((group) => group.inverterCount * group.stringsPerInverter))
  return (
    inverterGroupsError(block) ??
    sumError('strings', listed, strings, 'change the counts or choose another spread')
  )
}

/** Groups that do not hold the inverters of their block; undefined: they do, or are not asked for. */
export function inverterGroupsError(block: Spread): FieldError | undefined {
  if (block.string_spread !== 'listed') return undefined
  const inverters = sum((block.inverter_groups ?? []).map((group) => group.inverters))
  return sumError('inverters', inverters, block.num_inverters, 'change the groups or their number')
}

function sumError(
  what: string,
  listed: number,
  has: number,
  advice: string,
): FieldError | undefined {
  if (listed === has) return undefined
  const by = `${Math.abs(listed - has)} ${listed > has ? 'more' : 'fewer'}`
  const message = `The groups have ${listed} ${what}: ${by} than the ${has} of the block; ${advice}`
  return { path: 'inverter_groups', message }
}

/** '8 inverters with 17 strings, 16 with 16'. */
export const inverterStringsText = (groups: readonly InverterGroupCounts[]): string =>
  groups
    .map(({ inverterCount, stringsPerInverter }, at) => {
      const inverters = inverterCount === 1 ? 'inverter' : 'inverters'
      return at === 0
        ? `${inverterCount} ${inverters} with ${stringsPerInverter} strings`
        : `${inverterCount} with ${stringsPerInverter}`
    })
    .join(', ')
