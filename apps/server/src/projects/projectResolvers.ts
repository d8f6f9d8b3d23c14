import { organizationNotFound } from '../access/organizationAccess.ts'
import { type OrganizationRow, organizationsByIds } from '../access/organizationQueries.ts'
import { findBoundingBoxes, findLockedProjects } from '../access/projectQueries.ts'
import { succeeded } from '../access/succeeded.ts'
import { findPeople, type PersonRow } from '../access/users.ts'
import { batched } from '../db/batched.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { perServer, type Server } from '../server.ts'
import { copyProject } from './copyProject.ts'
import { firstProject } from './firstProject.ts'
import { importProject } from './importProject.ts'
import { projectActivity } from './projectActivity.ts'
import { deletedProjects, deleteProject, restoreProject } from './projectDeletion.ts'
import { organizationProjects, visibleProjects } from './projectLists.ts'
import { projectPictures } from './projectPictures.ts'
import { rightsOf } from './projectRecord.ts'
import {
  createProject,
  oneProject,
  projectFiles,
  signProjectUpload,
  updateProject,
} from './projects.ts'
import { listProjectUsers } from './projectUserQueries.ts'
import {
  addProjectUser,
  assignProjectRole,
  deleteProjectUser,
  projectPeople,
} from './projectUsers.ts'

export const projectResolvers: Resolvers = {
  Query: {
    projects: (_root, args, { server, userId }) => visibleProjects(server, userId, args),
    organizationProjects: (_root, args, { server, userId }) =>
      organizationProjects(server, userId, args),
    deletedProjects: (_root, { organization_id }, { server, userId }) =>
      deletedProjects(server, userId, organization_id),
    firstProject: (_root, args, { server, userId }) => firstProject(server, userId, args),
    projectActivity: (_root, args, { server, userId }) => projectActivity(server, userId, args),
    projectFileStorage: (_root, { project_id, dir }, { server, userId }) =>
      projectFiles(server, userId, project_id, dir),
    project: (_root, { id }, { server, userId }) => oneProject(server, userId, id),
    projectPeople: (_root, { project_id }, { server, userId }) =>
      projectPeople(server, userId, project_id),
  },
  Mutation: {
    createProject: (_root, { organization_id, input }, { server, userId }) =>
      createProject(server, userId, organization_id, input),
    updateProject: (_root, { id, input }, { server, userId }) =>
      updateProject(server, userId, id, input),
    deleteProject: (_root, { id }, { server, userId }) =>
      succeeded(deleteProject(server, userId, id)),
    restoreProject: (_root, { id }, { server, userId }) => restoreProject(server, userId, id),
    copyProject: (_root, args, { server, userId }) => copyProject(server, userId, args),
    importProject: (_root, args, { server, userId }) => importProject(server, userId, args),
    getProjectFileStorageSignedUrl: (_root, { project_id, ...file }, { server, userId }) =>
      signProjectUpload(server, userId, { ...file, projectId: project_id }),
    addProjectUser: (_root, { project_id, ...input }, { server, userId }) =>
      addProjectUser(server, userId, project_id, input),
    assignProjectRole: (_root, { project_id, ...member }, { server, userId }) =>
      assignProjectRole(server, userId, project_id, member),
    deleteProjectUser: (_root, { project_id, user_id }, { server, userId }) =>
      deleteProjectUser(server, userId, project_id, user_id),
  },
  Project: {
    organization: (project, _args, { server }) => organizationOf(server, project),
    rights: async (project, _args, { server }) =>
      rightsOf(project, (await parts(server).locked(project.id)) ?? false),
    pvsyst_import_in_progress: ({ is_pvsyst_import_begun, pvsyst_import_until: until }) =>
      is_pvsyst_import_begun || (until !== null && until > new Date()),
    blocks_bounding_box: async (project, _args, { server }) =>
      (await parts(server).boundingBox(project.id)) ?? null,
    owner: (project, _args, { server }) => ownerOf(server, project),
    project_users: async (project, _args, { server }) =>
      (await parts(server).users(project.id)) ?? [],
    picture: async (project, _args, { server }) =>
      (await parts(server).picture(project.id)) ?? null,
  },
}

/** What lists of projects ask for one by one. The caller has settled access to each. */
const parts = perServer(({ db }: Server) => ({
  organization: batched((ids) => organizationsByIds(db, ids)),
  boundingBox: batched((ids) => findBoundingBoxes(db, ids)),
  picture: batched((ids) => projectPictures(db, ids)),
  locked: batched((ids) => findLockedProjects(db, ids)),
  member: batched((ids) => findPeople(db, ids)),
  users: batched((ids) => listProjectUsers(db, ids)),
}))

async function organizationOf(
  server: Server,
  { organization_id }: { readonly organization_id: string },
): Promise<OrganizationRow> {
  const organization = await parts(server).organization(organization_id)
  if (!organization) throw organizationNotFound()
  return organization
}

async function ownerOf(
  server: Server,
  { owner_id }: { readonly owner_id: string },
): Promise<PersonRow> {
  const found = await parts(server).member(owner_id)
  if (!found) throw new Error(`A project names a user who is not there: ${owner_id}`)
  return found
}
