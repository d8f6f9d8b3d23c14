import { createAttemptLimiter } from './access/attemptLimiter.ts'
import type { ProjectAccess } from './access/projectAccess.ts'
import { insertComponents } from './components/storedComponents.ts'
import type { FileParts, Foundation } from './compose.ts'
import { insertDesign } from './design/storedDesign.ts'
import { groundPrefixes, insertGroundCopies } from './design/storedGround.ts'
import type { FilesService } from './files/filesService.ts'
import type { NotifyUser } from './mail/accountNotices.ts'
import type { SendMail } from './mail/outgoingMail.ts'
import { insertDatasetCopies } from './meteo/copyDatasets.ts'
import {
  createOrganizationsService,
  type OrganizationsService,
} from './organizations/organizationService.ts'
import { countReached } from './organizations/reachLimits.ts'
import { type CopyProjectService, createCopyProjectService } from './projects/copyProject.ts'
import { createDeploymentService, type DeploymentService } from './projects/deploymentService.ts'
import { leaveProjects } from './projects/leaveProjects.ts'
import type { PlantDocumentService } from './projects/plantDocumentService.ts'
import { createProjectActivity, type ReadProjectActivity } from './projects/projectActivity.ts'
import {
  createProjectDeletionService,
  type ProjectDeletionService,
} from './projects/projectDeletion.ts'
import { giveUpProjects } from './projects/projectPurge.ts'
import { createProjectsService, type ProjectsService } from './projects/projectsService.ts'
import {
  createProjectUsersService,
  type ProjectUsersService,
} from './projects/projectUsersService.ts'
import { deriveKey } from './secret.ts'

/** How many people an organisation or a user may reach by mail, and what they may leave behind. */
const INVITES_OF_ORGANIZATION = { name: 'invites of organization', attempts: 100, windowS: 3600 }
const INVITES_TO_ADDRESS = { name: 'invites to address', attempts: 10, windowS: 3600 }
const SHARES_OF_USER = { name: 'shares of user', attempts: 200, windowS: 3600 }
const REQUESTS_OF_USER = { name: 'requests of user', attempts: 10, windowS: 3600 }
const ORGANIZATIONS_OF_USER = { name: 'organizations of user', attempts: 20, windowS: 24 * 3600 }

export function composeOrganizations(
  { db, publicUrl, secret }: Foundation,
  { sweeper }: FileParts,
  { sendMail, notify }: { readonly sendMail: SendMail; readonly notify: NotifyUser },
): OrganizationsService {
  return createOrganizationsService({
    db,
    sendMail,
    notify,
    publicUrl,
    linkKey: deriveKey(secret, 'invite links'),
    limiters: {
      invitesOfOrganization: createAttemptLimiter(db, INVITES_OF_ORGANIZATION),
      invitesToAddress: createAttemptLimiter(db, INVITES_TO_ADDRESS),
      requestsOfUser: createAttemptLimiter(db, REQUESTS_OF_USER),
      organizationsOfUser: createAttemptLimiter(db, ORGANIZATIONS_OF_USER),
    },
    leaveProjects,
    giveUpProjects,
    wakeSweeper: sweeper.wake,
    now: Date.now,
  })
}

export function composeProjectUsers(
  { db }: Foundation,
  access: ProjectAccess,
  notify: NotifyUser,
): ProjectUsersService {
  const shares = createAttemptLimiter(db, SHARES_OF_USER)
  return createProjectUsersService({
    db,
    access,
    notify,
    countShare: (userId) => countReached(shares, userId, 'people added to projects'),
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
  readonly organizations: OrganizationsService
  readonly plantDocuments: PlantDocumentService
  readonly filesService: FilesService
  readonly stopRuns: (projectId: string) => Promise<void>
}

export function composeProjects(
  { db }: Foundation,
  { storage, sweeper }: FileParts,
  { access, organizations, plantDocuments, filesService, stopRuns }: ProjectParts,
): ProjectServices {
  const settled = { db, access, organizationAccess: organizations.access }
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
