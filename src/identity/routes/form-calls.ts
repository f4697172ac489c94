// Calls the identity API for forms that are posted without a script.
import type { FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { Refusal } from '#platform/refusal';
import { checkOutput } from '#platform/route-schemas';
import type { EmailLink, SeenLink } from '../contract/email-links.ts';
import { type EndpointName, type Endpoints, endpoints } from '../contract/endpoints.ts';
import { tokenResponse } from '../contract/shapes.ts';
import { answerCall, type CallInput, type RouteDeps } from './answer-call.ts';
import { checkLink } from './check-link.ts';
import type { Exchange } from './read-call.ts';
import { clearBrowser, clearSessionCookies, sessionCookiesOf, setSessionCookies } from './session-cookies.ts';

export type FormCalls = {
	/**
	 * Makes a call in this process, by the same rules as its route. The session comes from the cookies; an expired access token is refreshed.
	 * Throws the refusals of the endpoint.
	 */
	call<Name extends EndpointName>(name: Name, exchange: Exchange, input: CallInput): Promise<v.InferOutput<Endpoints[Name]['gives']>>;
	/** Whether the cookies hold a session of forms, valid or not. Scripts never set the refresh cookie. */
	hasSession(request: Pick<FastifyRequest, 'headers'>): boolean;
	/** Checks whether the link of an email works, without using it. */
	checkLink(request: FastifyRequest, link: EmailLink): Promise<SeenLink>;
};

/** The calls that open a session. */
const signIns: ReadonlySet<EndpointName> = new Set(['login', 'confirmOneTimeLink', 'signInWithOidc']);

/** The calls of forms, whose sessions are in cookies that scripts cannot read (decision 12). */
export function formCalls(routeDeps: RouteDeps): FormCalls {
	return {
		async call(name, { request, reply }, input) {
			const row = endpoints[name];
			const authorization = await authorizationOfForm(routeDeps, { request, reply });
			const answer = await answerCall(routeDeps, routeDeps.handlers[name], { context: { request, reply, authorization }, input });
			if (signIns.has(name)) setSessionCookies(reply, checkOutput(tokenResponse, answer));
			if (name === 'approveDeletion') clearBrowser(reply);
			return checkOutput<Endpoints[typeof name]['gives']>(row.gives, answer);
		},
		hasSession: (request) => sessionCookiesOf(request).refresh !== undefined,
		checkLink: (request, link) => checkLink(routeDeps, request, link),
	};
}

/** The access token in the cookies or, after it expired, a new one for the refresh token. Clears the cookies of a session that ended. */
async function authorizationOfForm(routeDeps: RouteDeps, exchange: Exchange): Promise<string | undefined> {
	const { access, refresh } = sessionCookiesOf(exchange.request);
	if (access !== undefined) return `Bearer ${access}`;
	if (refresh === undefined) return undefined;
	try {
		const body = { grantType: 'refresh-token', token: refresh };
		const context = { ...exchange, authorization: undefined };
		const answer = await answerCall(routeDeps, routeDeps.handlers.refresh, { context, input: { body } });
		const refreshed = checkOutput(tokenResponse, answer);
		setSessionCookies(exchange.reply, refreshed);
		return `Bearer ${refreshed.accessToken}`;
	} catch (error) {
		if (!(error instanceof Refusal) || error.httpStatus >= 500) throw error;
		clearSessionCookies(exchange.reply);
		return undefined;
	}
}
