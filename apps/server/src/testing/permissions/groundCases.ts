import { byId, ofProject } from './caseArgs.ts'
import type { Ids } from './fixture.ts'
import type { PermissionDomain } from './permissionCase.ts'

const CORNERS = [
  [23, 38.01],
  [23.01, 38.01],
  [23.01, 38],
  [23, 38],
]

const withRasterLayer = ({ project, rasterLayer }: Ids): string =>
  `insert into raster_layer (id, project_id, name, sort_order, corners, width_px, height_px, storage_key, source_filename)
   values ('${rasterLayer}', '${project}', 'Picture', 1, '${JSON.stringify(CORNERS)}', 100, 100, 'projects/${project}/raster-layers/${rasterLayer}/upload', 'p.png')
   on conflict do nothing`

const withoutServices = (_ids: Ids): string => 'delete from map_service'

const withImagery = (_ids: Ids): string =>
  `insert into map_service (kind, name, url, max_zoom, attribution)
   values ('imagery', 'Tiles', 'https://tiles.example/{z}/{x}/{y}.png', 19, '')
   on conflict do nothing`

export const groundCases: PermissionDomain = {
  title: 'Ground',
  cases: [
    { field: 'mapConfig', may: 'signed in' },
    {
      field: 'searchPlaces',
      may: 'signed in',
      args: () => ({ text: 'Phoenix' }),
      // no service is set
      answers: 'CONFLICT',
      prepare: withoutServices,
    },
    { field: 'mapServices', may: 'system administrator' },
    {
      field: 'setMapService',
      may: 'system administrator',
      args: () => ({
        kind: 'imagery',
        input: {
          name: 'Tiles',
          url: 'https://tiles.example/{z}/{x}/{y}.png',
          max_zoom: 19,
          attribution: '',
          terms_accepted: true,
        },
      }),
    },
    {
      field: 'deleteMapService',
      may: 'system administrator',
      args: () => ({ kind: 'imagery' }),
      prepare: withImagery,
    },
    { field: 'rasterLayers', may: 'project viewer', args: ofProject },
    { field: 'terrain', may: 'project viewer', args: ofProject },
    {
      field: 'createRasterLayer',
      may: 'project edit',
      scope: 'write',
      answers: 'FILE_TOO_LARGE',
      args: ({ project, pictureUpload }) => ({
        project_id: project,
        input: {
          name: 'P',
          storage_key: pictureUpload,
          source_filename: 'p.png',
          corners: CORNERS,
          width_px: 100,
          height_px: 100,
        },
      }),
    },
    {
      field: 'updateRasterLayer',
      may: 'project edit',
      scope: 'write',
      args: ({ rasterLayer }) => ({ id: rasterLayer, input: { opacity: 0.5 } }),
      prepare: withRasterLayer,
    },
    {
      field: 'deleteRasterLayer',
      may: 'project edit',
      scope: 'write',
      args: byId('rasterLayer'),
      prepare: withRasterLayer,
    },
    {
      field: 'createTerrain',
      may: 'project edit',
      scope: 'write',
      answers: 'FILE_TOO_LARGE',
      args: ({ project, heightUpload }) => ({
        project_id: project,
        input: { name: 'T', source_type: 'geotiff', storage_key: heightUpload },
      }),
    },
    { field: 'deleteTerrain', may: 'project edit', scope: 'write', args: ofProject },
  ],
}
