import { type DesignFinding, parseSystemParameters } from '@duet/plant'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followAll } from '../../lib/externalStore.ts'
import { GetSystemParametersDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import type { DesignSession } from '../design-session/session.ts'

/** So long nothing has changed before the rules are asked again, ms. */
const AT_REST_MS = 200

/** Updates the findings of a session with its records, its parts, its weather and its tables, once they are at rest. */
export function useDesignCheck(session: DesignSession): void {
  const { data } = useQuery(
    graphqlQuery(GetSystemParametersDocument, { project_id: session.projectId }),
  )
  const stored = data?.systemParameters
  useEffect(() => {
    if (stored === undefined) return undefined
    const system = parseSystemParameters(stored)
    let timer: number | undefined
    let round = 0
    const check = async (): Promise<void> => {
      // whoever lays out reports when it is done
      if (session.layout.get().isBusy) return
      const mine = ++round
      const found = await findingsOf(session, system)
      if (mine === round) session.findings.set(found)
    }
    const soon = (): void => {
      round++
      clearTimeout(timer)
      timer = window.setTimeout(() => void check(), AT_REST_MS)
    }
    const { plant, components, weather, layout } = session
    const stop = followAll([plant, components, weather, layout], soon)
    soon()
    return () => {
      round++
      clearTimeout(timer)
      stop()
    }
  }, [session, stored])
}

/** They are found in the worker, which holds the tables. */
function findingsOf(
  session: DesignSession,
  system_parameters: ReturnType<typeof parseSystemParameters>,
): Promise<readonly DesignFinding[]> {
  const { design } = session.plant.get()
  const blocks = Object.values(design.blocks)
  const found = session.weather.get()
  const weather = blocks.flatMap(({ id, enviro_dataset_id: dataset }) => {
    const ofBlock = dataset === null ? null : found.get(dataset)
    return ofBlock === undefined ? [] : [[id, ofBlock] as const]
  })
  const { originLongitudeDeg: longitude, originLatitudeDeg: latitude } = session.frame
  return session.layout.check({
    design: {
      project: { longitude, latitude },
      blocks,
      block_layers: Object.values(design.block_layers),
      components: [...session.components.get().values()],
      system_parameters,
    },
    weather: new Map(weather),
  })
}
