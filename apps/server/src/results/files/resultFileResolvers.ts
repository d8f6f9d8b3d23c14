import { succeeded } from '../../access/succeeded.ts'
import type { Resolvers } from '../../graphql/resolvers.gen.ts'
import { reportData } from '../report/reportData.ts'
import { addRevision, removeRevision, reportRevisions } from '../report/reportRevisions.ts'
import { ofExportableRun, ofRun } from '../run/ofRun.ts'
import {
  accessibleJob,
  fileUrls,
  removeFile,
  retryFile,
  runExports,
  runFilesOf,
  startBundle,
  startExport,
  startReport,
} from './resultFiles.ts'

export const resultFileResolvers: Resolvers = {
  Query: {
    dataExports: ofRun(runExports),
    resultFiles: ofRun((run, { kind }) => runFilesOf(run, kind)),
    getDataExportUrls: (_root, { ids }, { server, userId }) => fileUrls(server, userId, ids),
    resultJob: (_root, { id }, { server, userId }) => accessibleJob(server, userId, id),
    simPdfExportData: ofExportableRun(reportData),
    reportRevisions: (_root, { project_id }, { server, userId }) =>
      reportRevisions(server, userId, project_id),
  },
  Mutation: {
    simDataExport: ofExportableRun((run, args, server, userId) =>
      startExport(server, run, args, userId),
    ),
    makeRunBundle: ofExportableRun((run, _args, server, userId) =>
      startBundle(server, run, userId),
    ),
    makePdfReport: ofExportableRun((run, args, server, userId) =>
      startReport(server, run, args, userId),
    ),
    addReportRevision: (_root, args, { server, userId }) => addRevision(server, userId, args),
    deleteReportRevision: (_root, { id }, { server, userId }) =>
      succeeded(removeRevision(server, userId, id)),
    retryResultFile: (_root, { id }, { server, userId }) => retryFile(server, userId, id),
    deleteResultFile: (_root, { id }, { server, userId }) => removeFile(server, userId, id),
  },
}
