import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import type { Site } from '../create-site.ts';
import type { AccountPageData } from '../render/render-account-page.ts';
import { askedByClient, authorizationPath, withAsked } from './authorization-form-handlers.ts';
import type { FormCalls, PostedForm } from './form-calls.ts';
import { type ReceivedForm, receivedForm } from './received-form.ts';
import { keptPath } from './return-cookie.ts';

/** What the routes of account pages need. */
export type FormRoutes = {
	readonly site: Pick<Site, 'accountPage' | 'pageHandlerAt'>;
	readonly brandOf: (host: string) => Brand | undefined;
	readonly origins: Readonly<Record<BrandId, string>>;
	readonly calls: FormCalls;
	readonly clock: Clock;
};

/** Reads a form, or the request for a page as a form without fields. */
export function readForm({ calls, clock }: FormRoutes, posted: PostedForm, { brand, fields }: Pick<ReceivedForm, 'brand' | 'fields'>) {
	return receivedForm({
		brand,
		fields,
		query: new URL(posted.request.url, 'http://page').searchParams,
		keptPath: keptPath(posted.request),
		hasSession: calls.hasSession(posted.request),
		now: clock(),
		call: (name, input = {}) => calls.call(name, posted, input),
	});
}

/** What `/perfil/` and `/autorizar/` show of their reader; nothing for the other pages. */
export async function readerData(path: string, form: ReceivedForm): Promise<AccountPageData> {
	if (path === authorizationPath) return withAsked(await askedByClient(form));
	if (path !== '/perfil/') return {};
	const profile = await form.call('profile');
	const sessions = { kind: 'loaded', value: await form.call('sessions') } as const;
	const reports = { kind: 'loaded', value: await form.call('reports') } as const;
	return { reader: { profile, sessions, reports, asksDeletion: form.query.has('eliminar') } };
}
