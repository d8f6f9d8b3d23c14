import { sum } from '@duet/units'
import { moduleFault } from '../electrical/moduleRatings.ts'
import type { Block } from '../model/block.ts'

/**
 * Refuses a block that no numbers can come from.
 *
 * @throws RangeError naming the block, what was got and what is expected
 */
export function checkBlock(block: Block): void {
  const counts = {
    modulesPerString: block.modulesPerString,
    stringCount: block.stringCount,
    inverterCount: block.inverterCount,
    ...maskCounts(block),
  }
  for (const [name, value] of Object.entries(counts)) {
    if (!(value > 0)) throw fault(block, `${name} ${value}`, 'a number above 0')
  }
  if (!(block.powerFactor > 0 && block.powerFactor <= 1)) {
    throw fault(block, `powerFactor ${block.powerFactor}`, 'above 0 and at most 1')
  }
  const hours = block.powerFactorByHour
  if (hours && !(hours.length === 288 && hours.every((factor) => factor > 0 && factor <= 1))) {
    throw fault(block, 'powerFactorByHour', '288 values above 0 and at most 1')
  }
  checkPowerFactorByLoad(block)
  checkGroups(block)
  if (block.albedoByMonth.length !== 12) {
    throw fault(block, `${block.albedoByMonth.length} values of albedoByMonth`, '12')
  }
  if (block.rows && !(block.rows.pitchM > 0 && block.rows.collectorWidthM > 0)) {
    throw fault(block, 'rows without a pitch or a width', 'both above 0')
  }
  switch (moduleFault(block.module.electrical)) {
    case undefined:
      return
    case 'noCurve':
      throw fault(block, 'module values without a current-voltage curve', 'those of a module')
    case 'noMaximumPower':
      throw fault(block, 'a module without power', 'a positive maximum power')
  }
}

function checkPowerFactorByLoad(block: Block): void {
  const { powerFactorByLoad: points } = block
  if (points === undefined) return
  const isRising = points.every(({ load }, at) => load > (points[at - 1]?.load ?? -Infinity))
  const isFactor = points.every(({ powerFactor }) => powerFactor > 0 && powerFactor <= 1)
  if (points.length > 0 && isRising && isFactor) return
  throw fault(block, 'powerFactorByLoad', 'rising loads with values above 0 and at most 1')
}

function checkGroups(block: Block): void {
  const { inverterGroups: groups, inverterCount, stringCount } = block
  if (groups === undefined) return
  const inverters = sum(groups.map((group) => group.inverterCount))
  const strings = sum(groups.map((group) => group.inverterCount * group.stringsPerInverter))
  const isEach = groups.every((group) => group.inverterCount > 0 && group.stringsPerInverter > 0)
  if (isEach && inverters === inverterCount && strings === stringCount) return
  throw fault(
    block,
    `inverterGroups of ${inverters} inverters and ${strings} strings`,
    `${inverterCount} and ${stringCount}, all above 0`,
  )
}

function maskCounts({ rowMask }: Block): Readonly<Record<string, number>> {
  if (rowMask === undefined) return {}
  const { rowCount, modulesAcross, modulesAlong, bypassDiodes, vmpV } = rowMask
  return { rowCount, modulesAcross, modulesAlong, bypassDiodes, vmpV }
}

function fault(block: Block, got: string, expected: string): RangeError {
  return new RangeError(`Block ${block.id}: got ${got}, expected ${expected}`)
}
