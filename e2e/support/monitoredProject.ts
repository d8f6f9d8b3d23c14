import { z } from 'zod'
import type { Api } from './api.ts'
import { storeMonitoredDays } from './monitoredDays.ts'
import { copyOfSample } from './plants.ts'

export interface MonitoredProject {
  readonly projectId: string
  readonly issueId: string
  /** The name of the node that the issue is of. */
  readonly node: string
}

const issuesSchema = z.object({
  issues: z.array(z.object({ id: z.string(), node_name: z.string() })),
})

/** A copy of the sample that is deployed, with twenty evaluated days and one issue of its first inverter. */
export async function monitoredCopy(
  api: Api,
  name: string,
  portfolio_id?: string,
): Promise<MonitoredProject> {
  const projectId = await copyOfSample(api, name)
  await api.ask(
    'DeployProject',
    'mutation DeployProject($id: ID!, $portfolio_id: ID) { deployProject(project_id: $id, portfolio_id: $portfolio_id) { id } }',
    { id: projectId, portfolio_id },
    z.looseObject({}),
  )
  await storeMonitoredDays(projectId, 20)
  const { issues } = await api.ask(
    'Issues',
    'query Issues($id: ID!) { issues(project_id: $id) { issues { id node_name } } }',
    { id: projectId },
    issuesSchema,
  )
  const [issue] = issues
  if (!issue) throw new Error('the plant has no issue')
  return { projectId, issueId: issue.id, node: issue.node_name }
}
