import type { Resolvers } from '../http/resolvers.gen.ts'

export const projectResolvers: Resolvers = {
  Query: {
    projects: (_root, args, ctx) => ctx.services.projects.projects(ctx.userId, args),
    project: (_root, { id }, ctx) => ctx.services.projects.project(ctx.userId, id),
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
    importProject: (_root, args, ctx) =>
      ctx.services.plantDocuments.importProject(ctx.userId, args),
    getProjectFileStorageSignedUrl: (_root, { project_id, allowOverwrite, ...file }, ctx) =>
      ctx.services.projects.signUpload(ctx.userId, {
        ...file,
        projectId: project_id,
        allowOverwrite: allowOverwrite ?? false,
      }),
    addProjectUser: (_root, { project_id, email, role_id }, ctx) =>
      ctx.services.projectUsers.addProjectUser(ctx.userId, project_id, { email, role_id }),
    deleteProjectUser: (_root, { project_id, user_id }, ctx) =>
      ctx.services.projectUsers.deleteProjectUser(ctx.userId, project_id, user_id),
  },
  Project: {
    created_at: (project) => project.created_at.toISOString(),
    updated_at: (project) => project.updated_at.toISOString(),
    last_activity_at: (project) => project.last_activity_at.toISOString(),
    layers_mutated_at: (project) => project.layers_mutated_at?.toISOString() ?? null,
    organization: (project, _args, ctx) =>
      ctx.services.organizations.ofProject(project.organization_id),
    blocks_bounding_box: (project, _args, ctx) => ctx.services.projects.boundingBox(project.id),
    owner: (project, _args, ctx) => ctx.services.projectUsers.member(project.owner_id),
    project_users: (project, _args, ctx) => ctx.services.projectUsers.projectUsers(project.id),
  },
}
