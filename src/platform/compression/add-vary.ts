import type { FastifyReply } from 'fastify';

/** Adds names of request headers that the answer depends on to its `Vary` header. */
export function addVary(reply: FastifyReply, names: string): void {
	const present = reply.getHeader('vary');
	reply.header('vary', typeof present === 'string' ? `${present}, ${names}` : names);
}
