import { randomUUID } from 'node:crypto'
import { ofProject } from './caseArgs.ts'
import type { PermissionDomain } from './permissionCase.ts'
import { PERIMETER } from './tenant.ts'

const SYSTEM = {
  terrain_dem_enabled: false,
  hv_stage_enabled: false,
  grid_injection_limit_enabled: false,
}
const newBlock = () => ({ id: randomUUID(), name: 'B', configuration: {} })
const newLayer = () => ({ id: randomUUID(), name: 'L', type: 'perimeter', geojson: PERIMETER })

export const designCases: PermissionDomain = {
  title: 'Design',
  cases: [
    { field: 'projectBlocks', may: 'project viewer', args: ofProject },
    {
      field: 'designChanges',
      may: 'project viewer',
      args: ({ project }) => ({ project_id: project, since: -1 }),
    },
    { field: 'systemParameters', may: 'project viewer', args: ofProject },
    { field: 'blockPvSummary', may: 'project viewer', args: ({ block }) => ({ block_id: block }) },
    {
      field: 'upsertBlockPvSummary',
      may: 'project edit',
      scope: 'write',
      args: ({ block }) => ({ block_id: block }),
    },
    {
      field: 'upsertBlocks',
      may: 'project edit',
      scope: 'write',
      args: ({ project }) => ({ project_id: project, blocks: [newBlock()] }),
    },
    {
      field: 'upsertBlocks',
      variant: 'with weather and a panel',
      may: 'project edit',
      scope: 'write',
      args: ({ project, dataset, component }) => ({
        project_id: project,
        blocks: [{ ...newBlock(), enviro_dataset_id: dataset, pv_panel_id: component }],
      }),
    },
    {
      field: 'upsertBlockLayers',
      may: 'project edit',
      scope: 'write',
      args: ({ project }) => ({ project_id: project, layers: [newLayer()] }),
    },
    {
      field: 'upsertBlockLayers',
      variant: 'of a block',
      may: 'project edit',
      scope: 'write',
      args: ({ project, block }) => ({
        project_id: project,
        layers: [{ ...newLayer(), block_id: block }],
      }),
    },
    {
      field: 'deleteBlocks',
      may: 'project edit',
      scope: 'write',
      args: ({ project, block }) => ({ project_id: project, ids: [block] }),
    },
    {
      field: 'deleteBlockLayers',
      may: 'project edit',
      scope: 'write',
      args: ({ project, layer }) => ({ project_id: project, ids: [layer] }),
    },
    {
      field: 'updateSystemParameters',
      may: 'project edit',
      scope: 'write',
      args: ({ project }) => ({ project_id: project, input: SYSTEM }),
    },
    {
      field: 'updateSystemParameters',
      variant: 'with a transformer',
      may: 'project edit',
      scope: 'write',
      args: ({ project, component }) => ({
        project_id: project,
        input: { ...SYSTEM, pv_hv_transformer_id: component },
      }),
      prepare: ({ component }) =>
        `update component set kind = 'hvTransformer' where id = '${component}'`,
    },
  ],
}
