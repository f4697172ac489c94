import type { FastifyReply } from 'fastify';
import { Refusal } from '#platform/refusal';

/**
 * Answers an outage in a way that no script can read. The SDK drops a session at anything readable without a `uuid` (contract 11.10), but
 * keeps it when the answer breaks; so the body says that it is compressed and is not, at which browsers fail as at a broken line. The
 * status and `Retry-After` are there for all who look at them (T09).
 */
export async function unreadableOutage<Answer>(reply: FastifyReply, answer: () => Promise<Answer>): Promise<Answer> {
	try {
		return await answer();
	} catch (error) {
		if (!(error instanceof Refusal) || error.httpStatus >= 500) reply.header('content-encoding', 'gzip');
		throw error;
	}
}
