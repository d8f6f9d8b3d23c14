import { checkDesign, type DesignFinding, emptyLayout, parseSystemParameters } from '@duet/plant'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { GetSystemParametersDocument } from '../../lib/gql/graphql.ts'
import { graphqlQuery } from '../../lib/graphqlQuery.ts'
import type { DesignSession } from './model/session.ts'

/** So long nothing has changed before the rules are asked again, ms. */
const AT_REST_MS = 200

/** Keeps the findings of a session up to date with its records, its parts, its weather and its tables, once they are at rest. */
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
      // whoever lays out tells when it is done
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
    const followed = [session.plant, session.components, session.weather, session.layout]
    const stops = followed.map((store) => store.subscribe(soon))
    soon()
    return () => {
      round++
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [session, stored])
}

async function findingsOf(
  session: DesignSession,
  system: ReturnType<typeof parseSystemParameters>,
): Promise<readonly DesignFinding[]> {
  const { design } = session.plant.get()
  const blocks = Object.values(design.blocks)
  const weather = session.weather.get()
  const known = await Promise.all(
    blocks.map(async ({ id, enviro_dataset_id: dataset }) => {
      const layout = await session.layout.layoutOf(id).catch(() => emptyLayout(id))
      const ofBlock = dataset === null ? null : weather.get(dataset)
      return [id, { layout, ...(ofBlock !== undefined && { weather: ofBlock }) }] as const
    }),
  )
  const { originLongitudeDeg: longitude, originLatitudeDeg: latitude } = session.frame
  return checkDesign(
    {
      project: { longitude, latitude },
      blocks,
      block_layers: Object.values(design.block_layers),
      components: [...session.components.get().values()],
      system_parameters: system,
    },
    { known: new Map(known) },
  )
}
