// Types and helpers with which modules document their API calls; `#platform/http/api-docs` makes the docs.
export type { CallDoc, CallExample, RefusalDoc } from './api-docs/call-doc.ts';
export { type JsonSchema, jsonSchema } from './api-docs/json-schema.ts';
export { sampleOf } from './api-docs/sample-of.ts';
