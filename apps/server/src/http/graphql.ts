/**
 * The GraphQL library by its file name. The package holds two copies of itself, and loaders differ in which one its
 * bare name means; errors are distinguished by class, so all of us must use the copy that the server library uses.
 */
export {
  buildClientSchema,
  type DocumentNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLNamedType,
  GraphQLScalarType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
  printSchema,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql/index.js'
