import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../log.ts';
import { Refusal } from '../refusal.ts';
import { Unavailable } from '../unavailable.ts';
import { type RefusalPage, refusalBody } from './refusal-body.ts';
import { type HttpRefusal, refuse } from './refusals.ts';
import { loggedPath } from './request-log.ts';

/**
 * Makes the error handler: the one place that turns a thrown error into a response (O04). It logs a fault once, and tells the client nothing
 * of it.
 */
export function errorHandler(log: Log, page?: RefusalPage): (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply {
	return (error, request, reply) => {
		const refusal = refusalFor(error);
		if (refusal.httpStatus >= 500) {
			const entry = { error, requestId: request.id, method: request.method, path: loggedPath(request) };
			if (isCut(error, request)) log.debug(entry, 'a client went away before its body had arrived');
			else if (isOverload(error)) log.debug(entry, 'refused for load');
			else if (refusal.httpStatus === 503) log.warn(entry, 'a request could not be answered for now');
			else log.error(entry, 'a request failed');
		}
		const { headers, bytes } = refusalBody(refusal, request.raw, page);
		return reply
			.code(refusal.httpStatus)
			.headers({ 'x-request-id': request.id, ...headers, ...refusal.headers })
			.send(bytes);
	};
}

/** Refusals under overload are many, and the load limit intends them: nothing failed. */
const isOverload = (error: unknown): boolean => error instanceof Refusal && error.code === 'unavailable';

/** Whether the client closed the connection before its body had arrived. Nobody reads the answer, and the program did not fail. */
const isCut = (error: unknown, { raw }: FastifyRequest): boolean => error !== undefined && error === raw.errored;

function refusalFor(error: unknown): Refusal {
	if (error instanceof Refusal) return error;
	if (error instanceof Unavailable) return refuse.of('unavailable', { headers: { 'retry-after': String(error.retryAfterSeconds) } });
	return refuse.of(FRAMEWORK_REFUSALS.get(frameworkStatus(error)) ?? 'fault');
}

const FRAMEWORK_REFUSALS = new Map<number, HttpRefusal>([
	[400, 'bad-request'],
	[408, 'too-slow'],
	[413, 'too-large'],
	[414, 'address-too-long'],
	[415, 'unsupported-type'],
]);

/** The status of an error that the framework itself threw, for example for a body that is not JSON. Every other error is 500. */
function frameworkStatus(error: unknown): number {
	if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('FST_')) return 500;
	return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
}
