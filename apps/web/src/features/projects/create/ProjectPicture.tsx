import { IconSolarPanel2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ProjectRowFragment } from '../../../lib/gql/graphql.ts'
import { outlinePath } from './outlinePath.ts'
import classes from './ProjectPicture.module.css'

interface ProjectPictureProps {
  readonly picture: ProjectRowFragment['picture']
  readonly size: 'row' | 'card'
}

/** The layers of a project in small; it says nothing that the name beside it does not. */
export function ProjectPicture({ picture, size }: ProjectPictureProps): ReactNode {
  if (picture === null || picture.shapes.length === 0) {
    return (
      <div className={classes['picture']} data-size={size} aria-hidden>
        <IconSolarPanel2 size={size === 'row' ? 16 : 28} stroke={1.2} />
      </div>
    )
  }
  const { width, height, shapes } = picture
  return (
    <div className={classes['picture']} data-size={size} aria-hidden>
      <svg viewBox={`0 0 ${width} ${height}`} focusable="false">
        {shapes.map(({ kind, points }) => (
          <path key={`${kind} ${points.join()}`} data-kind={kind} d={outlinePath(points)} />
        ))}
      </svg>
    </div>
  )
}
