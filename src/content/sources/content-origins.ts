import type { FastifyInstance } from 'fastify';
import { addVary } from '#platform/compression/add-vary';
import { textAt } from '../ans/json.ts';

export type ContentOriginsOptions = {
	/** Origins of other sites whose pages may read public content, by brand. */
	readonly contentOrigins: ReadonlyMap<string, readonly string[]>;
	readonly brandOf: (host: string) => string | undefined;
};

/**
 * Lets the pages of the named origins read what these routes give to everybody (CORS), never with credentials. Where a brand names none, there
 * is no header, so caches keep one copy.
 */
export function addContentOrigins(app: FastifyInstance, { contentOrigins, brandOf }: ContentOriginsOptions): void {
	app.addHook('onRequest', async (request, reply) => {
		const brand = textAt(request.query, '_website') ?? brandOf(request.host) ?? '';
		const origins = contentOrigins.get(brand) ?? [];
		if (origins.length === 0) return;
		addVary(reply, 'Origin');
		const { origin } = request.headers;
		if (origin !== undefined && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
	});
}
