import type { ReactNode } from 'react'

export function SimulationProgress(): ReactNode {
  return null
}
