import type { FastifyReply } from 'fastify';
import { Refusal } from '#platform/refusal';

/**
 * Makes the response to an outage unreadable for scripts. The SDK drops a session on every readable response without a `uuid` (contract
 * 11.10), but keeps it when the response breaks. So the header claims that the body is compressed, and browsers fail as on a lost
 * connection. Status and `Retry-After` stay readable for other clients (T09).
 */
export async function unreadableOutage<Answer>(reply: FastifyReply, answer: Promise<Answer>): Promise<Answer> {
	try {
		return await answer;
	} catch (error) {
		if (!(error instanceof Refusal) || error.httpStatus >= 500) reply.header('content-encoding', 'gzip');
		throw error;
	}
}
