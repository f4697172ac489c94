// The docs of the program's APIs: a page at `/docs/` and OpenAPI at `/docs/openapi.json`, made from the calls that the modules describe.
import type { FastifyPluginAsync } from 'fastify';
import { compressAnswers } from '../compression/compress-answers.ts';
import type { CallDoc } from './api-docs/call-doc.ts';
import { type DocsPage, docsPage } from './api-docs/docs-page.tsx';
import { openApi } from './api-docs/open-api.ts';

/** Caches may keep the docs for an hour (max-age in s), because they change only with a new version. */
const caching = 'public, max-age=3600';

/** The routes of the docs of these calls. Page and document are each built at their first request and then cached. */
export const apiDocs =
	(describe: () => readonly CallDoc[]): FastifyPluginAsync =>
	async (app) => {
		compressAnswers(app);
		const page = memoize<DocsPage>(() => docsPage(describe()));
		const document = memoize(() => JSON.stringify(openApi(describe())));
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
	};

function memoize<Value>(make: () => Value): () => Value {
	let made: { readonly value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
