import { requireAttempt } from './access/attempts.ts'
import { createOrganizationAccess } from './access/organizationAccess.ts'
import type { ProjectAccess } from './access/projectAccess.ts'
import { insertComponents } from './components/storedComponents.ts'
import type { FileParts, Foundation } from './compose.ts'
import { insertDesign } from './design/storedDesign.ts'
import { groundPrefixes, insertGroundCopies } from './design/storedGround.ts'
import type { FilesService } from './files/filesService.ts'
import type { NotifyUser } from './mail/accountNotices.ts'
import { insertDatasetCopies } from './meteo/copyDatasets.ts'
import { type CopyProjectService, createCopyProjectService } from './projects/copyProject.ts'
import { createDeploymentService, type DeploymentService } from './projects/deploymentService.ts'
import type { PlantDocumentService } from './projects/plantDocumentService.ts'
import { createProjectActivity, type ReadProjectActivity } from './projects/projectActivity.ts'
import {
  createProjectDeletionService,
  type ProjectDeletionService,
} from './projects/projectDeletion.ts'
import { createProjectsService, type ProjectsService } from './projects/projectsService.ts'
import {
  createProjectUsersService,
  type ProjectUsersService,
} from './projects/projectUsersService.ts'

/** How many people a user may reach by mail. */
const SHARES_OF_USER = { name: 'shares of user', attempts: 200, windowS: 3600 }

export function composeProjectUsers(
  { db }: Foundation,
  access: ProjectAccess,
  notify: NotifyUser,
): ProjectUsersService {
  return createProjectUsersService({
    db,
    access,
    notify,
    countShare: (userId) =>
      requireAttempt(db, SHARES_OF_USER, userId, 'Too many people added to projects.'),
  })
}

export interface ProjectServices
  extends ProjectsService,
    ProjectDeletionService,
    CopyProjectService,
    DeploymentService {
  readonly activity: ReadProjectActivity
}

export interface ProjectParts {
  readonly access: ProjectAccess
  readonly plantDocuments: PlantDocumentService
  readonly filesService: FilesService
  readonly stopRuns: (projectId: string) => Promise<void>
}

export function composeProjects(
  { db }: Foundation,
  { storage, sweeper }: FileParts,
  { access, plantDocuments, filesService, stopRuns }: ProjectParts,
): ProjectServices {
  const settled = { db, access, organizationAccess: createOrganizationAccess(db) }
  return {
    ...createProjectsService({
      ...settled,
      signUpload: filesService.signUpload,
      listFiles: filesService.listUploads,
    }),
    ...createProjectDeletionService({ ...settled, stopRuns, now: Date.now }),
    ...createCopyProjectService({
      ...settled,
      storage,
      plantDocument: plantDocuments.plantDocument,
      insertDatasetCopies,
      insertComponents,
      insertDesign,
      groundPrefixes,
      insertGroundCopies,
      wakeSweeper: sweeper.wake,
      now: Date.now,
    }),
    ...createDeploymentService(settled),
    activity: createProjectActivity(settled),
  }
}
