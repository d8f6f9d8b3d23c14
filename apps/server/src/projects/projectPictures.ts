import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { ProjectPicture } from '../graphql/resolvers.gen.ts'
import { drawPicture, type MapOutline } from './pictureOutlines.ts'

const MAX_SHAPES = 60
/** Of longer outlines every so many points are left out in the database already. */
const MAX_RING = 2000

/** Small pictures of the layers of projects; none for a project without areas. One query for all of them. */
export async function projectPictures(
  db: Database,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, ProjectPicture>> {
  const { rows } = await sql<{ project_id: string; type: string; ring: unknown }>`
    select project_id, type, (
      select jsonb_agg(point order by place)
      from jsonb_array_elements(ring) with ordinality as ring_point (point, place)
      where (place - 1) % ceil(jsonb_array_length(ring) / ${MAX_RING}::float8)::int = 0
    ) as ring
    from (
      select project_id, type, geojson #> '{geometry,coordinates,0}' as ring, row_number() over (
        partition by project_id
        order by array_position(array['perimeter', 'exclusion', 'section'], type), created_at, name, id
      ) as place_in_project
      from block_layer
      where project_id = any(${projectIds})
        and type in ('perimeter', 'exclusion', 'section', 'shading', 'frame', 'scene')
        and case when geojson #>> '{geometry,type}' = 'Polygon'
          then jsonb_array_length(geojson #> '{geometry,coordinates,0}') >= 3 end
    ) as areas
    where place_in_project <= ${MAX_SHAPES}
    order by project_id, place_in_project`.execute(db)
  const outlines = new Map<string, MapOutline[]>()
  for (const { project_id, type, ring } of rows) {
    const drawn = outlines.get(project_id) ?? []
    drawn.push({ kind: kindOf(type), ring: ringOf(ring) })
    outlines.set(project_id, drawn)
  }
  const pictures = new Map<string, ProjectPicture>()
  for (const [projectId, drawn] of outlines) {
    const picture = drawPicture(drawn)
    if (picture) pictures.set(projectId, picture)
  }
  return pictures
}

function kindOf(type: string): string {
  return type === 'perimeter' || type === 'exclusion' || type === 'section' ? type : 'other'
}

/** Positions of a checked layer; their heights are left out. */
function ringOf(json: unknown): [number, number][] {
  if (!Array.isArray(json)) return []
  return json.flatMap((position: unknown): [number, number][] => {
    if (!Array.isArray(position)) return []
    const [lon, lat]: unknown[] = position
    return typeof lon === 'number' && typeof lat === 'number' ? [[lon, lat]] : []
  })
}
