import type * as v from 'valibot';
import * as endpoints from './endpoints/rows.ts';

export type { Auth, Endpoint } from './endpoint.ts';
/** Every row of the table of endpoints (`endpoints/`), by name. */
export { endpoints };

/** The types of the rows. */
export type Endpoints = typeof endpoints;
/** The name of an endpoint. */
export type EndpointName = keyof Endpoints;

/** The checked input of an endpoint: `params`, `query` and `body`, as far as it takes them. */
export type EndpointInput<Name extends EndpointName> = v.InferOutput<Endpoints[Name]['takes']>;
/** What an endpoint answers. */
export type EndpointOutput<Name extends EndpointName> = v.InferInput<Endpoints[Name]['gives']>;
