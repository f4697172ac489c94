import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints, identityRefusals } from '#identity/contract';
import { sources } from '../src/content/sources/sources.ts';

describe('docs/contracts', () => {
	const identityApi = readFileSync('docs/contracts/identity-api.md', 'utf8');
	const contentApi = readFileSync('docs/contracts/content-api.md', 'utf8');

	it.each(Object.values(endpoints).map(({ method, path }) => [`${method} ${path}`]))('have a section for %s', (call) => {
		const heading = call.replace('/identity/public/', '').replaceAll(/:(\w+)/g, '{$1}');
		expect(identityApi.split('\n').filter((line) => line.startsWith('### ') && line.includes(`\`${heading}\``))).not.toEqual([]);
	});

	it('list each refusal of the identity service with its code, status and message', () => {
		const rows = Object.values(identityRefusals).map(([code, status, message]) => `| \`${code}\` | ${status} | ${message} |`);
		expect(rows.filter((row) => !identityApi.includes(row))).toEqual([]);
	});

	it('list each content source with its seconds to live', () => {
		const rows = contentApi.split('\n').filter((line) => line.startsWith('| `'));
		const missing = [...sources].filter(
			([name, { ttl }]) => !rows.some((row) => row.split('|')[1]?.includes(`\`${name}\``) && row.endsWith(`| ${ttl} |`)),
		);
		expect(missing.map(([name]) => name)).toEqual([]);
	});
});
