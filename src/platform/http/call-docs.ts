// How modules describe the calls of their APIs; `#platform/http/api-docs` makes the docs of them.
export type { CallDoc, CallExample, RefusalDoc } from './api-docs/call-doc.ts';
export { type JsonSchema, jsonSchema } from './api-docs/json-schema.ts';
export { sampleOf } from './api-docs/sample-of.ts';
