import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { refuse } from './http/refusals.ts';

/** A route whose input and answer are checked by schemas. */
export type Route<In extends v.GenericSchema, Out extends v.GenericSchema> = {
	readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** Path as Fastify takes it: `/stories/:id`. */
	readonly path: string;
	/** Schema over `{ params, query, body }`, of which it names what it takes: `v.object({ params: … })`. */
	readonly takes: In;
	/** Schema of the answer; what it does not name is not sent, and an answer that does not fit is a fault. */
	readonly gives: Out;
	/** Status of the answer; 200 unless told. */
	readonly status?: number;
	/** Bytes of the body at most; 65,536 unless told. */
	readonly bodyLimit?: number;
	readonly answer: (taken: v.InferOutput<In>, request: FastifyRequest, reply: FastifyReply) => Promise<v.InferInput<Out>>;
};

/** Adds a route. Input that does not fit is refused as `invalid-input`, naming each place and what is wrong there. */
export function route<In extends v.GenericSchema, Out extends v.GenericSchema>(app: FastifyInstance, told: Route<In, Out>): void {
	app.route({
		method: told.method,
		url: told.path,
		...(told.bodyLimit && { bodyLimit: told.bodyLimit }),
		handler: async (request, reply) => {
			const taken = parseInput(told.takes, request);
			const answer = checkOutput(told.gives, await told.answer(taken, request, reply));
			return reply
				.code(told.status ?? 200)
				.type('application/json; charset=utf-8')
				.send(JSON.stringify(answer));
		},
	});
}

/** What a request brings, checked; input that does not fit is refused as `invalid-input`. */
export function parseInput<In extends v.GenericSchema>(
	schema: In,
	{ params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): v.InferOutput<In> {
	const read = v.safeParse(schema, { params, query, body });
	if (read.success) return read.output;
	return refuse('invalid-input', { message: read.issues.slice(0, 10).map(explain).join('; ') });
}

// The value itself is not repeated: it may be a secret, or made to be shown.
function explain(issue: v.BaseIssue<unknown>): string {
	return `${v.getDotPath(issue) ?? 'input'}: expected ${issue.expected ?? 'another value'}`;
}

/** An answer, checked: what its schema does not name is left out, and one that does not fit is a fault. */
export function checkOutput<Out extends v.GenericSchema>(schema: Out, answer: unknown): v.InferOutput<Out> {
	const read = v.safeParse(schema, answer);
	if (read.success) return read.output;
	throw new Error(`the answer does not have its form: ${read.issues.map(explain).join('; ')}`);
}
