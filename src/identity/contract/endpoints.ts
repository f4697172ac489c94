import type * as v from 'valibot';
import * as endpoints from './endpoints/rows.ts';

export type { Auth, Endpoint } from './endpoint.ts';
/** Every row of the table of calls (`endpoints/`), by name. */
export { endpoints };

/** The types of the rows. */
export type Endpoints = typeof endpoints;
/** The name of a call. */
export type EndpointName = keyof Endpoints;

/** The checked input of a call: `params`, `query` and `body`, as far as the call takes them. */
export type EndpointInput<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['takes']>;
/** What a call answers. */
export type EndpointOutput<Name extends EndpointName> = v.InferInput<Endpoints[Name]['gives']>;
