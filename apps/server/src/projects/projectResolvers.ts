import type { Resolvers } from '../http/resolvers.gen.ts'
import { rightsOf } from './projectsService.ts'

export const projectResolvers: Resolvers = {
  Query: {
    projects: (_root, args, ctx) => ctx.services.projects.projects(ctx.userId, args),
    organizationProjects: (_root, args, ctx) =>
      ctx.services.projects.organizationProjects(ctx.userId, args),
    deletedProjects: (_root, { organization_id }, ctx) =>
      ctx.services.projects.deletedProjects(ctx.userId, organization_id),
    portfolios: (_root, { organization_id }, ctx) =>
      ctx.services.projects.portfolios(ctx.userId, organization_id),
    projectActivity: (_root, args, ctx) => ctx.services.projects.activity(ctx.userId, args),
    projectFileStorage: (_root, { project_id, dir }, ctx) =>
      ctx.services.projects.files(ctx.userId, project_id, dir),
    project: (_root, { id }, ctx) => ctx.services.projects.project(ctx.userId, id),
    projectPeople: (_root, { project_id }, ctx) =>
      ctx.services.projectUsers.people(ctx.userId, project_id),
    projectExport: (_root, { id }, ctx) =>
      ctx.services.plantDocuments.projectExport(ctx.userId, id),
  },
  Mutation: {
    createProject: (_root, { organization_id, input }, ctx) =>
      ctx.services.projects.createProject(ctx.userId, organization_id, input),
    updateProject: (_root, { id, input }, ctx) =>
      ctx.services.projects.updateProject(ctx.userId, id, input),
    deleteProject: async (_root, { id }, ctx) => {
      await ctx.services.projects.deleteProject(ctx.userId, id)
      return { success: true }
    },
    restoreProject: (_root, { id }, ctx) => ctx.services.projects.restoreProject(ctx.userId, id),
    copyProject: (_root, args, ctx) => ctx.services.projects.copyProject(ctx.userId, args),
    importProject: (_root, args, ctx) =>
      ctx.services.plantDocuments.importProject(ctx.userId, args),
    getProjectFileStorageSignedUrl: (_root, { project_id, allowOverwrite, ...file }, ctx) =>
      ctx.services.projects.signUpload(ctx.userId, {
        ...file,
        projectId: project_id,
        allowOverwrite: allowOverwrite ?? false,
      }),
    addProjectUser: (_root, { project_id, ...input }, ctx) =>
      ctx.services.projectUsers.addProjectUser(ctx.userId, project_id, input),
    assignProjectRole: (_root, { project_id, ...member }, ctx) =>
      ctx.services.projectUsers.assignProjectRole(ctx.userId, project_id, member),
    deleteProjectUser: (_root, { project_id, user_id }, ctx) =>
      ctx.services.projectUsers.deleteProjectUser(ctx.userId, project_id, user_id),
    createPortfolio: (_root, { organization_id, name }, ctx) =>
      ctx.services.projects.createPortfolio(ctx.userId, organization_id, name),
    renamePortfolio: (_root, { id, name }, ctx) =>
      ctx.services.projects.renamePortfolio(ctx.userId, id, name),
    deletePortfolio: async (_root, { id }, ctx) => {
      await ctx.services.projects.deletePortfolio(ctx.userId, id)
      return { success: true }
    },
    deployProject: (_root, args, ctx) => ctx.services.projects.deployProject(ctx.userId, args),
    withdrawProject: (_root, { project_id }, ctx) =>
      ctx.services.projects.withdrawProject(ctx.userId, project_id),
  },
  Project: {
    created_at: (project) => project.created_at.toISOString(),
    updated_at: (project) => project.updated_at.toISOString(),
    last_activity_at: (project) => project.last_activity_at.toISOString(),
    layers_mutated_at: (project) => project.layers_mutated_at?.toISOString() ?? null,
    organization: (project, _args, ctx) =>
      ctx.services.organizations.ofProject(project.organization_id),
    rights: async (project, _args, ctx) => [
      ...rightsOf(project, await ctx.services.projects.deployment(project.id)),
    ],
    blocks_bounding_box: (project, _args, ctx) => ctx.services.projects.boundingBox(project.id),
    owner: (project, _args, ctx) => ctx.services.projectUsers.member(project.owner_id),
    project_users: (project, _args, ctx) => ctx.services.projectUsers.projectUsers(project.id),
    sentinel_deployment: (project, _args, ctx) => ctx.services.projects.deployment(project.id),
    picture: (project, _args, ctx) => ctx.services.projects.picture(project.id),
  },
}
