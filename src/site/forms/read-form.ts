import type { AccountPageData } from '../subject.ts';
import { authorizationPath, readClientRequest } from './authorization-form-handlers.ts';
import type { Exchange } from './form-calls.ts';
import type { FormDeps } from './form-deps.ts';
import { type ReceivedForm, receivedForm } from './received-form.ts';
import { returnPathOfCookie } from './return-cookie.ts';

/** Reads a form, or the request for a page as a form without fields. */
export function readForm({ calls, clock }: FormDeps, exchange: Exchange, { brand, fields }: Pick<ReceivedForm, 'brand' | 'fields'>) {
	return receivedForm({
		brand,
		fields,
		query: new URL(exchange.request.url, 'http://page').searchParams,
		cookieReturnPath: returnPathOfCookie(exchange.request),
		hasSession: calls.hasSession(exchange.request),
		now: clock(),
		call: (name, input = {}) => calls.call(name, exchange, input),
	});
}

/** What `/perfil/` and `/autorizar/` show of their reader; nothing for the other pages. */
export async function readerData(path: string, form: ReceivedForm): Promise<AccountPageData> {
	if (path === authorizationPath) return { clientRequest: await readClientRequest(form) };
	if (path !== '/perfil/') return {};
	const profile = await form.call('profile');
	const sessions = { kind: 'loaded', value: await form.call('sessions') } as const;
	const reports = { kind: 'loaded', value: await form.call('reports') } as const;
	return { reader: { profile, sessions, reports, asksDeletion: form.query.has('eliminar') } };
}
