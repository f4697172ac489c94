import type { ServedNewsroom } from '../browser/served-newsroom.ts';

type Fields = Readonly<Record<string, string>>;

/** Opens pages of the newsroom, and posts forms to them, with a session. */
export const withSession = ({ get, post }: ServedNewsroom, cookie: string) => ({
	open: (path: string) => get('redaccion', path, { cookie }),
	send: (path: string, form: Fields = {}) => post('redaccion', path, form, { cookie }),
});

type Sent = { readonly body?: object | undefined; readonly headers?: Readonly<Record<string, string>> };

/** Calls the API of the newsroom with a session, as its pages do. `body` is what its JSON says, `{}` for an answer without JSON. */
export async function callWithSession(
	{ send }: ServedNewsroom,
	cookie: string,
	[method, path, { body, headers }]: readonly [string, string, Sent],
) {
	const answer = await send('redaccion', path, {
		method,
		headers: { cookie, 'sec-fetch-site': 'same-origin', ...(body && { 'content-type': 'application/json' }), ...headers },
		...(body && { body: JSON.stringify(body) }),
	});
	const isJson = answer.body !== '' && String(answer.headers['content-type']).startsWith('application/json');
	return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(answer.body) : {} };
}
