import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { Refusal } from '#platform/refusal';
import { checkOutput } from '#platform/route-schemas';
import { type EndpointName, type Endpoints, endpoints } from '../contract/endpoints.ts';
import { identity } from '../contract/shapes.ts';
import { answerCall, type CallInput, type RouteDeps } from './answer-call.ts';
import { clearBrowser, clearSessionCookies, sessionCookiesOf, setSessionCookies } from './session-cookies.ts';

/** A form that was posted to a page of the site. */
type PostedForm = { readonly request: FastifyRequest; readonly reply: FastifyReply };

export type FormCalls = {
	/**
	 * Makes a call of the table for a form, in this process and by the same rules as its route: the reader is the one of the session that
	 * cookies keep, which is renewed when it is time. Throws the refusals of the row.
	 */
	call<Name extends EndpointName>(name: Name, form: PostedForm, sent: CallInput): Promise<v.InferOutput<Endpoints[Name]['gives']>>;
	/** Whether the request brings a session of forms in its cookies, be it good or not; scripts never set the one that renews it. */
	hasSession(request: Pick<FastifyRequest, 'headers'>): boolean;
};

/** Calls for pages that work without a script: their sessions live in cookies that no script reads (decision 12). */
export function formCalls(serving: RouteDeps): FormCalls {
	return {
		async call(name, { request, reply }, sent) {
			const row = endpoints[name];
			const authorization = await authorizationOfForm(serving, { request, reply });
			const asked = { request, reply, authorization };
			const answer = await answerCall(serving, serving.handlers[name], { context: asked, input: sent });
			if (name === 'login' || name === 'confirmMagicLink') setSessionCookies(reply, checkOutput(identity, answer));
			if (name === 'logout' || name === 'approveDeletion') clearBrowser(reply);
			return checkOutput<Endpoints[typeof name]['gives']>(row.gives, answer);
		},
		hasSession: (request) => sessionCookiesOf(request).refresh !== undefined,
	};
}

/** The access token of the cookies; when there is none any more, a new one for the refresh token. A session that is over is cleared. */
async function authorizationOfForm(serving: RouteDeps, form: PostedForm): Promise<string | undefined> {
	const { access, refresh } = sessionCookiesOf(form.request);
	if (access !== undefined) return `Bearer ${access}`;
	if (refresh === undefined) return undefined;
	try {
		const body = { grantType: 'refresh-token', token: refresh };
		const asked = { ...form, authorization: undefined };
		const answer = await answerCall(serving, serving.handlers.refresh, { context: asked, input: { body } });
		const renewed = checkOutput(identity, answer);
		setSessionCookies(form.reply, renewed);
		return `Bearer ${renewed.accessToken}`;
	} catch (error) {
		if (!(error instanceof Refusal) || error.httpStatus >= 500) throw error;
		clearSessionCookies(form.reply);
		return undefined;
	}
}
