import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CallDoc } from '#platform/http/call-docs';
import { TryCallForm } from '../../../platform/http/api-docs/try-call-form.tsx';
import { callDocs } from './call-docs.ts';

/** What it takes to try a call that takes nothing. */
const bare = { name: 'report', method: 'GET', path: '/reports/{id}', bodyTypes: ['application/json'] } as const;

describe('the form to try a call of the API docs', () => {
	const formOf = (call: Partial<CallDoc>) => {
		const [any] = callDocs();
		if (!any) throw new Error('the docs have no call');
		const none = { params: undefined, query: undefined, body: undefined };
		return /<form.*<\/form>/s.exec(renderToStaticMarkup(<TryCallForm call={{ ...any, ...bare, ...none, ...call }} />))?.[0];
	};

	const open = '<form data-method="GET" data-path="/reports/{id}" data-type="application/json">';
	const close = '<button type="submit">Send</button><output></output></form>';

	it('has an input for each part of the path, which must be filled in, and of the query, which may', () => {
		const text = { type: 'string' } as const;
		const id = '<label for="report-id">id<input id="report-id" data-in="path" required="" autoComplete="off" name="id"/></label>';
		const page = '<label for="report-page">page<input id="report-page" data-in="query" autoComplete="off" name="page"/></label>';
		expect(formOf({})).toBe(`${open}${close}`);
		expect(formOf({ params: { type: 'object', properties: { id: text } } })).toBe(`${open}${id}${close}`);
		expect(formOf({ query: { type: 'object', properties: { page: text } } })).toBe(`${open}${page}${close}`);
	});

	it('has an example of the body, laid out to be read', () => {
		const example = '{\n  &quot;email&quot;: &quot;ana@mail.example&quot;\n}';
		const field = `<label for="report-body">Body<textarea id="report-body" spellCheck="false">${example}</textarea></label>`;
		expect(formOf({ body: { type: 'object', properties: { email: { type: 'string' } }, required: ['email'] } })).toBe(
			`${open}${field}${close}`,
		);
	});

	it('has the fields of a form, with a picker of files and what is always the same filled in', () => {
		const properties = {
			photo: { type: 'string', contentMediaType: 'image/jpeg' },
			kind: { const: 'face' },
			name: { type: 'string' },
		} as const;
		const form = formOf({ body: { type: 'object', properties }, bodyTypes: ['multipart/form-data', 'application/json'] });
		expect(form).toBe(
			`${open.replace('application/json', 'multipart/form-data')}${[
				'<label for="report-photo">photo<input id="report-photo" type="file" accept="image/jpeg" name="photo"/></label>',
				'<label for="report-kind">kind<input id="report-kind" autoComplete="off" name="kind" value="face"/></label>',
				'<label for="report-name">name<input id="report-name" autoComplete="off" name="name"/></label>',
			].join('')}${close}`,
		);
	});
});
