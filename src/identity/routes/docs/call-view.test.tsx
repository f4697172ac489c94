import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CallDoc } from '#platform/http/call-docs';
import { CallView } from '../../../platform/http/api-docs/call-view.tsx';
import type { EndpointName } from '../../contract/endpoints.ts';
import { callDocs } from './call-docs.ts';

describe('a call in the API docs', () => {
	it('shows its method, its path, its sentence and its refusals', () => {
		for (const call of callDocs()) {
			const shown = textOf(viewOf(call));
			expect(shown).toMatch(new RegExp(`^${call.method} ?/`));
			expect(shown).toContain(`${call.path} ${call.does.replaceAll('`', '')}\nWho may call\n`);
			for (const { code, httpStatus, message } of call.refuses) expect(shown, call.name).toContain(`\n${code} ${httpStatus} ${message}\n`);
			expect(shown.includes('Refuses'), call.name).toBe(call.refuses.length > 0);
		}
	});

	it('lets its path wrap before slashes, makes less of the shared part, and marks code in its sentence', () => {
		const login = viewOf(callOf('login'));
		expect(login).toContain('<span class="method POST">POST</span>');
		expect(login).toContain('<code><span class="shared">/identity/public</span><wbr/>/v1<wbr/>/auth<wbr/>/login</code>');
		expect(login).toContain('token of a provider. <code>cookie=true</code> also sets a cookie.</span>');
		const other = viewOf({ ...callOf('login'), path: '/docs/identity/public/v1' });
		expect(other).toContain('<code><span class="shared"></span><wbr/>/docs<wbr/>/identity<wbr/>/public<wbr/>/v1</code>');
	});

	it('shows what it takes in its path, its query and its body', () => {
		expect(textOf(viewOf(callOf('report')))).toContain('\nIn the path\nid string, /^\\d{1,15}$/\nGives\n');
		const login = textOf(viewOf(callOf('login')));
		expect(login).toContain('\nIn the query\ncookie (optional) "true" | "false"\nTakes application/json\ngrantType "password"\n');
		expect(login).toContain('\nor\ngrantType "google" | "facebook" | "apple"\n');
		expect(textOf(viewOf(callOf('refresh')))).not.toContain('\nIn the ');
		const token = textOf(viewOf(callOf('providerToken')));
		expect(token).toContain('\nTakes multipart/form-data or application/x-www-form-urlencoded\ngrant_type string');
		expect(textOf(viewOf(callOf('profile')))).not.toContain('\nTakes ');
	});

	it('says in words what it gives when that has no fields', () => {
		const givesOf = (gives: CallDoc['gives']) =>
			textOf(viewOf({ ...callOf('login'), gives }))
				.split('\nGives\n')[1]
				?.split('\nRefuses\n')[0];
		expect(givesOf({ type: 'object' })).toBe('An object.');
		expect(givesOf({ type: 'boolean' })).toBe('A value: boolean.');
		expect(givesOf({ anyOf: [{ type: 'object', properties: { done: { const: true } }, required: ['done'] }, { type: 'null' }] })).toBe(
			'done true\nor\nA value: null.',
		);
	});
});

function callOf(name: EndpointName): CallDoc {
	const call = callDocs().find((one) => one.name === name);
	if (!call) throw new Error(`the docs have no call ${name}`);
	return call;
}

const viewOf = (call: CallDoc): string => renderToStaticMarkup(<CallView call={call} />);

/** What a developer reads, a line for each heading, sentence and row. */
function textOf(html: string): string {
	return html
		.replace(/<\/(?:tr|p|h3|summary)>/g, '\n')
		.replace(/<\/td>|<span class="does">/g, ' ')
		.replace(/<[^>]+>/g, '')
		.replace(/ *\n/g, '\n')
		.replaceAll('&quot;', '"')
		.replaceAll('&#x27;', "'")
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&amp;', '&');
}
