import type { FastifyReply } from 'fastify';
import type { EditResult, PlanResult } from '#content';
import { storedStorySchema } from '#newsroom/contract';
import { checkOutput } from '#platform/route-schemas';

/** Answers with the stored story, or with the refusal envelope and what the editor needs: the newer text, or the problems. */
export function answerEdit(reply: FastifyReply, result: EditResult | PlanResult): FastifyReply {
	switch (result.kind) {
		case 'stored':
			return reply.send(checkOutput(storedStorySchema, result.work));
		case 'conflict':
			return reply.code(409).send({ ...envelopeFor(409, 'changed-meanwhile', 'Somebody else wrote meanwhile'), newest: result.newest });
		case 'refused': {
			const [first] = result.problems;
			const message = first ? `${first.path} ${first.message}` : result.code;
			return reply.code(422).send({ ...envelopeFor(422, result.code, message), problems: result.problems });
		}
	}
}

const envelopeFor = (httpStatus: number, code: string, message: string) => ({ code, message, httpStatus, error: true });
