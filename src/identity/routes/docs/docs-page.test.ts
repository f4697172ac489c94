import { describe, expect, it } from 'vitest';
import type { CallDoc } from '#platform/http/call-docs';
import { docsPage } from '../../../platform/http/api-docs/docs-page.tsx';
import { callDocs } from './call-docs.ts';

describe('the page of the API docs', () => {
	it('says what a site needs and where the same is as OpenAPI, and takes a token for the calls that are tried', () => {
		const { html } = docsPage(callDocs());
		expect(html).toMatch(/^<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport"/);
		expect(html).toContain('<meta name="robots" content="noindex"><title>The APIs | Kiosco</title>');
		expect(html).toContain('needs <code>Identity.options({ apiOrigin })</code> with the address of its brand');
		expect(html).toContain('The same as <a href="/docs/openapi.json">OpenAPI 3.1</a>.');
		expect(html).toContain(
			'<label for="token">Access token or key for the calls below</label><input id="token" autoComplete="off" spellCheck="false"/>',
		);
	});

	it('may use what it has and call this service, and nothing else', () => {
		const rules = docsPage(callDocs()).policy.replace(/'sha256-[\w+/=]+'/g, 'HASH');
		expect(rules).toBe(
			"default-src 'none'; style-src HASH; script-src HASH; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
		);
	});

	it('links to each call, under the heading of its group', () => {
		const { html } = docsPage(callDocs());
		const [, index = ''] = /<nav aria-label="Calls">(.*?)<\/nav>/s.exec(html) ?? [];
		const shown = [...index.matchAll(/<section><strong>(.*?)<\/strong><ul>(.*?)<\/ul><\/section>/g)];
		const links = (calls: readonly CallDoc[]) => calls.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('');
		const byGroup = Object.entries(Object.groupBy(callDocs(), ({ group }) => group));
		expect(shown.map(([, group, list]) => [group, list])).toEqual(byGroup.map(([group, calls = []]) => [group, links(calls)]));
		for (const { name } of callDocs()) expect(html.split(` id="${name}"`)).toHaveLength(2);
	});
});
