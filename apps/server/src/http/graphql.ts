/**
 * The GraphQL library by its file name. The package holds two copies of itself, and loaders differ in which one its
 * bare name means; errors are distinguished by class, so all of us must use the copy that the server library uses.
 */
export {
  type DocumentNode,
  GraphQLError,
  GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isLeafType,
  isUnionType,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql/index.js'
