import type { FastifyInstance } from 'fastify';
import { type DocsPage, docsPage } from './docs-page.tsx';
import { openApi } from './open-api.ts';

/** Caches may keep the docs for an hour (max-age in s), because they change only with a new version. */
const caching = 'public, max-age=3600';

/** Adds the API docs: a page at `/docs/` and OpenAPI at `/docs/openapi.json`. Each is built at its first request and then cached. */
export function addDocs(app: FastifyInstance): void {
	const page = memoize<DocsPage>(docsPage);
	const document = memoize(() => JSON.stringify(openApi()));
	app.get('/docs/', async (_request, reply) => {
		const { html, policy } = page();
		return reply
			.headers({ 'cache-control': caching, 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
			.type('text/html; charset=utf-8')
			.send(html);
	});
	app.get('/docs/openapi.json', async (_request, reply) =>
		reply.header('cache-control', caching).type('application/json; charset=utf-8').send(document()),
	);
}

function memoize<Value>(make: () => Value): () => Value {
	let made: { readonly value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
