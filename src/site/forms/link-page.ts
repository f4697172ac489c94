// The pages that emails about newsletters and open calls link to. Each page is made for its request; opening it changes nothing.
import type { FastifyReply } from 'fastify';
import { refuse } from '#platform/http/refusals';
import type { UnsubscribeLink } from '../islands/account/newsletters/newsletter-links.ts';
import type { WithdrawalLink } from '../islands/application/application-links.ts';
import type { AccountPageData } from '../subject.ts';
import { type AccountRequest, readAccountRequest } from './account-request.ts';
import type { Exchange } from './form-calls.ts';
import type { FormDeps } from './form-deps.ts';
import { isRefused } from './is-refused.ts';
import { confirmSubscriptionPath, unsubscribePath } from './newsletter-form-handlers.ts';
import { confirmApplicationPath, withdrawalPath } from './open-calls/application-link-handlers.ts';
import { sendPage } from './send-page.ts';

const nonceOf = ({ query }: AccountRequest) => ({ params: { nonce: query.get('nonce') ?? '' } });
const tokenOf = ({ query }: AccountRequest) => ({ query: { token: query.get('token') ?? '' } });

/** Loads what each page shows about its link. */
const pages: Readonly<Record<string, (request: AccountRequest) => Promise<AccountPageData>>> = {
	[confirmSubscriptionPath]: async (request) => ({ subscriptionLink: await request.call('subscriptionRequest', nonceOf(request)) }),
	[unsubscribePath]: async (request) => ({ unsubscribeLink: await unsubscribeLink(request) }),
	[confirmApplicationPath]: async (request) => ({ applicationLink: await request.call('waitingApplication', nonceOf(request)) }),
	[withdrawalPath]: async (request) => ({ withdrawalLink: await withdrawalLink(request) }),
};

/** Whether a page is opened by the link of an email about a newsletter or an open call. */
export const isLinkPage = (path: string): boolean => Object.hasOwn(pages, path);

/** What the page of a link shows; nothing for another page. */
export const linkPageData = async (path: string, request: AccountRequest): Promise<AccountPageData> => pages[path]?.(request) ?? {};

async function unsubscribeLink(request: AccountRequest): Promise<UnsubscribeLink> {
	const asked = request.call('subscriptionsOfLink', tokenOf(request));
	return (await isRefused(asked, 'unsubscribe-link-damaged')) ? { kind: 'damaged' } : { kind: 'found', ...(await asked) };
}

async function withdrawalLink(request: AccountRequest): Promise<WithdrawalLink> {
	const asked = request.call('applicationOfLink', tokenOf(request));
	return (await isRefused(asked, 'withdrawal-link-damaged')) ? { kind: 'damaged' } : { kind: 'found', ...(await asked) };
}

/** Answers with the page of a link. */
export async function showLinkPage(deps: FormDeps, path: string, exchange: Exchange): Promise<FastifyReply> {
	const { request, reply } = exchange;
	const brand = deps.brandOf(request.host);
	if (!brand) return refuse('not-found');
	const data = await linkPageData(path, readAccountRequest(deps, exchange, { brand, fields: {} }));
	const isDamaged = data.unsubscribeLink?.kind === 'damaged' || data.withdrawalLink?.kind === 'damaged';
	return sendPage(reply, await deps.site.accountPage(request.host, path, data), isDamaged ? 404 : 200);
}
