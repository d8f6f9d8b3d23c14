import { concernsBlock, type DesignFinding } from '@duet/plant'
import { useMemo } from 'react'
import { useStore } from '../../lib/externalStore.ts'
import type { DesignSession } from './session.ts'

/** Of the block and, after them, of the plant as a whole; undefined while they are not known yet. */
export function useFindings(
  session: DesignSession,
  blockId: string | undefined,
): readonly DesignFinding[] | undefined {
  const findings = useStore(session.findings, (all) => all)
  return useMemo(() => {
    if (findings === undefined) return undefined
    const ofBlock = findings.filter((one) => blockId !== undefined && concernsBlock(one, blockId))
    return [...ofBlock, ...findings.filter(({ block_id }) => block_id === null)]
  }, [findings, blockId])
}

export function errorCount(findings: readonly DesignFinding[] | undefined): number {
  return (findings ?? []).filter(({ severity }) => severity === 'error').length
}
