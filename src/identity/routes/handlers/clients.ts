import { answerClient, authorize, describeRequest } from '../../clients/authorize.ts';
import { endGrant, listGrants } from '../../clients/client-grants.ts';
import { redeemCode } from '../../clients/redeem-code.ts';
import type * as rows from '../../contract/endpoints/clients.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { bearerToken } from '../../sessions/find-reader.ts';
import { forAnyone, forReader, type Handlers } from '../answer-call.ts';
import { setSessionCookie } from '../session-cookies.ts';

/** How long (s) the authorization page recognises, by a cookie, a reader whose tokens are kept by scripts. */
const authorizationPageSeconds = 300;

/** The handlers of our own role as an OpenID provider for clients. */
export const clientHandlers = {
	providerLogin: forReader(endpoints.providerLogin, async (deps, call, { query, request, reply }) => {
		const onward = await authorize(deps, call, query);
		const token = bearerToken(request.headers.authorization);
		// The authorization page works without scripts, so it recognises the reader by a cookie.
		if (token !== undefined && new URL(onward.message).origin === call.origin) setSessionCookie(reply, token, authorizationPageSeconds);
		return onward;
	}),
	providerToken: forAnyone(endpoints.providerToken, (deps, call, { body, authorization }) =>
		redeemCode(deps, call, { ...body, authorization }),
	),
	providerRequest: forAnyone(endpoints.providerRequest, (deps, call, { query }) => describeRequest(deps, call, query)),
	answerClient: forReader(endpoints.answerClient, (deps, call, { body }) => answerClient(deps, call, body)),
	clientGrants: forReader(endpoints.clientGrants, (deps, call) => listGrants(deps, call)),
	endClientGrant: forReader(endpoints.endClientGrant, (deps, call, { params }) => endGrant(deps, call, params.client)),
} as const satisfies Pick<Handlers, keyof typeof rows>;
