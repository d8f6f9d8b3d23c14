import { type RefObject, useCallback, useRef } from 'react'
import type { PlantStage } from '../draw/plantStage.ts'

interface Stages {
  readonly stages: RefObject<readonly (PlantStage | undefined)[]>
  readonly onStage: (side: number, stage: PlantStage | undefined) => void
  readonly zoomBy: (steps: number) => void
  readonly fit: () => void
}

/** The drawings of a player, that look from near or far together. */
export function useStages(): Stages {
  const stages = useRef<(PlantStage | undefined)[]>([])
  const onStage = useCallback((side: number, stage: PlantStage | undefined) => {
    stages.current[side] = stage
  }, [])
  return {
    stages,
    onStage,
    zoomBy: (steps) => {
      for (const stage of stages.current) stage?.zoomBy(steps)
    },
    fit: () => {
      for (const stage of stages.current) stage?.fit()
    },
  }
}
