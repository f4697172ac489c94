import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '#brands';
import { refuse } from '#platform/http/refusals';
import type { AccountPageData } from '../render/render-account-page.ts';
import type { PostedForm } from './form-calls.ts';
import { isRefused } from './is-refused.ts';
import { isSignInPage, openedLink } from './personal-pages.ts';
import { type FormRoutes, readerData, readForm } from './read-form.ts';
import { returnCookie } from './return-cookie.ts';
import { sendPage } from './send-page.ts';
import { takeTold, tell } from './told-cookie.ts';
import { waitingEmailOf } from './waiting-email.ts';

/**
 * Makes the pages that are not the same for all: the profile of a reader whose session is in cookies (P10, W13), what the step before tells,
 * the address that it left to be verified, and a link of an email that does not work, or that a browser without scripts has to confirm. Other
 * requests get the page that all get.
 */
export async function showAccountPage(routes: FormRoutes, path: string, posted: PostedForm): Promise<FastifyReply | undefined> {
	const { request, reply } = posted;
	const brand = routes.brandOf(request.host);
	if (!brand) return refuse('not-found');
	const opened = openedLink(request);
	const link = opened && (await routes.calls.linkState(request, opened));
	const told = takeTold(posted);
	if (path === '/perfil/' && routes.calls.hasSession(request)) return showProfile(routes, posted, { brand, link, told });
	const sent = path === '/validar-registro/' ? resendOf(request) : undefined;
	if (link !== undefined || told !== undefined || sent) return sendAccountPage(routes, posted, { path, link, told, ...(sent && { sent }) });
	if (brand.afterSignIn === 'previous' && isSignInPage(request)) keepReturn(routes, posted, brand);
	return showPublicPage(routes, request, reply);
}

/** The form that sends an email again, with the address that a form left to be verified (VAL-02). */
function resendOf(request: FastifyRequest): AccountPageData['sent'] {
	const email = waitingEmailOf(request);
	return email === undefined ? undefined : { form: 'resend', state: { values: { email }, problems: {} }, needsReauthentication: false };
}

type Arrival = Pick<AccountPageData, 'told' | 'link'>;

async function sendAccountPage(
	{ site }: FormRoutes,
	{ request, reply }: PostedForm,
	{ path, ...data }: AccountPageData & { readonly path: string },
): Promise<FastifyReply> {
	return sendPage(reply, await site.accountPage(request.host, path, data), 200);
}

async function showProfile(
	routes: FormRoutes,
	posted: PostedForm,
	{ brand, link, told }: Arrival & { readonly brand: Brand },
): Promise<FastifyReply> {
	const form = readForm(routes, posted, { brand, fields: {} });
	posted.reply.header('cache-control', 'private, no-store');
	if (await isRefused(form.call('profile'), 'access-denied')) {
		tell(posted.reply, 'session-over');
		return posted.reply.redirect('/ingresar/', 303);
	}
	return sendAccountPage(routes, posted, { path: '/perfil/', link, told, ...(await readerData('/perfil/', form)) });
}

function keepReturn({ origins }: FormRoutes, { request, reply }: PostedForm, brand: Brand): void {
	const cookie = returnCookie(request, origins[brand.id]);
	if (cookie !== undefined) reply.raw.setHeader('set-cookie', cookie);
}

async function showPublicPage({ site }: FormRoutes, request: FastifyRequest, reply: FastifyReply): Promise<undefined> {
	const answerPage = site.pageHandlerAt(request.host);
	reply.hijack();
	await answerPage?.(request.raw, reply.raw, request.id);
}
