import { refusals } from '../refusal.ts';

/** The HTTP methods that the server accepts. */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The refusals of the server itself, and its answers during an outage (`unavailable`) and after a fault. */
export const refuse = refusals({
	'bad-request': [400, 'The request is not well formed.'],
	'bad-host': [400, 'A request names one host, once.'],
	'bad-path': [400, 'The path is not well formed.'],
	'invalid-input': [400, 'A value does not have the form that is asked for.'],
	'not-found': [404, 'There is nothing at this address.'],
	'method-not-allowed': [405, 'This address does not take this method.', { allow: METHODS.join(', ') }],
	'read-only': [405, 'This address can only be read.', { allow: 'GET, HEAD' }],
	'too-slow': [408, 'The request took too long to arrive.'],
	'too-large': [413, 'The body is too large.'],
	'address-too-long': [414, 'The address is too long.'],
	'unsupported-type': [415, 'The body is of a type that is not taken here.'],
	'headers-too-large': [431, 'The headers are too large.'],
	unavailable: [503, 'Not available at this moment; try again shortly.'],
	fault: [500, 'Something failed on our side.'],
});

export type HttpRefusal = Parameters<typeof refuse.of>[0];
