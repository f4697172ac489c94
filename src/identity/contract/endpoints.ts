import type * as v from 'valibot';
import * as endpoints from './rows.ts';

export type { Auth, Endpoint } from './endpoint.ts';
/** Every call of the identity service by the name that its command has. */
export { endpoints };

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
type PartOf<Row, Part extends 'params' | 'query' | 'body'> = Row extends { readonly [Key in Part]: infer S extends v.GenericSchema }
	? v.InferOutput<S>
	: undefined;

/** What a call takes, once it was checked. */
export type Taken<Name extends EndpointName> = {
	readonly params: PartOf<Endpoints[Name], 'params'>;
	readonly query: PartOf<Endpoints[Name], 'query'>;
	readonly body: PartOf<Endpoints[Name], 'body'>;
};
/** What a call gives. */
export type Given<Name extends EndpointName> = v.InferInput<Endpoints[Name]['gives']>;
